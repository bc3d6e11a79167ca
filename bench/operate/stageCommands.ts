/** A step of a stage that a plain folder can follow. */
type StageCommand =
  | { readonly kind: 'run'; readonly text: string }
  | {
      readonly kind: 'copy';
      /** Below the project; what another stage made is there where that stage has it. */
      readonly from: readonly string[];
      /** Where a copied path goes, below the stage's working directory. */
      readonly to: (from: string) => string;
    };

/** The COPY and RUN instructions of a named stage of a Dockerfile, in order. Throws when there is no such stage. */
export function stageCommands(dockerfile: string, stage: string): StageCommand[] {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, ' ').split('\n');
  const start = lines.findIndex((line) => line.startsWith('FROM ') && line.endsWith(` AS ${stage}`));
  if (start === -1) throw new Error(`The Dockerfile has no stage ${stage}.`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith('FROM '));
  return lines.slice(start + 1, end === -1 ? lines.length : end).flatMap((line): StageCommand[] => {
    const [, name, rest = ''] = /^(RUN|COPY) (.*)$/.exec(line) ?? [];
    if (name === 'RUN') return [{ kind: 'run', text: rest }];
    if (name !== 'COPY') return [];
    const words = rest.split(' ').filter((word) => !word.startsWith('--'));
    const target = words.pop() ?? '.';
    return [
      {
        kind: 'copy',
        from: words.map((word) => word.replace(/^\/src\//, '')),
        to: (from) => (target === './' ? (from.split('/').at(-1) ?? from) : target),
      },
    ];
  });
}

/** How the last stage of a Dockerfile is run. */
export interface LastStage {
  readonly environment: Readonly<Record<string, string>>;
  /** The number of its user, which is that of its group too. */
  readonly user: string;
  /** What its entry point, Node, is given. */
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/** Reads ENV, USER, CMD and HEALTHCHECK, the last two in exec form. Throws when one is missing. */
export function lastStage(dockerfile: string): LastStage {
  const text = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).replaceAll(/\\\n\s*/g, ' ');
  const need = (pattern: RegExp) => {
    const [, found] = pattern.exec(text) ?? [];
    if (found === undefined) throw new Error(`The last stage of the Dockerfile has no line like ${pattern.source}.`);
    return found;
  };
  const pairs = need(/^ENV (.*)$/m).split(' ');
  return {
    environment: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
    user: need(/^USER (\d+):/m),
    command: JSON.parse(need(/^CMD (\[.*\])$/m)) as string[],
    healthCheck: JSON.parse(need(/^HEALTHCHECK .*CMD (\[.*\])$/m)) as string[],
  };
}
