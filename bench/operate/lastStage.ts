/** How the last stage of a Dockerfile is made and run. */
export interface LastStage {
  /** What it takes from the project, and where that goes below its working directory. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  readonly environment: Readonly<Record<string, string>>;
  /** The number of its user, which is that of its group too. */
  readonly user: string;
  /** What its entry point, Node, is given. */
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/** Reads COPY, ENV, USER, CMD and HEALTHCHECK, the last two in exec form. Throws when one is missing. */
export function lastStage(dockerfile: string): LastStage {
  const text = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).replaceAll(/\\\n\s*/g, ' ');
  const need = (pattern: RegExp) => {
    const [, found] = pattern.exec(text) ?? [];
    if (found === undefined) throw new Error(`The last stage of the Dockerfile has no line like ${pattern.source}.`);
    return found;
  };
  const copies = [...text.matchAll(/^COPY --from=build \/src\/(\S+) (\.\/\S*)$/gm)];
  const pairs = need(/^ENV (.*)$/m).split(' ');
  return {
    copies: copies.map(([, from = '', to = '']) => ({ from, to })),
    environment: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
    user: need(/^USER (\d+):/m),
    command: JSON.parse(need(/^CMD (\[.*\])$/m)) as string[],
    healthCheck: JSON.parse(need(/^HEALTHCHECK .*CMD (\[.*\])$/m)) as string[],
  };
}
