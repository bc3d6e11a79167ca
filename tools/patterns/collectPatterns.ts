import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression and the first place it stands at. */
export interface FoundPattern {
  readonly pattern: RegExp;
  readonly place: string;
}

/** Every regular expression written as a literal in the modules of a folder, each once; tests are left out. */
export function collectPatterns(folder: string): FoundPattern[] {
  const found = new Map<string, FoundPattern>();
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`).toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0)
      throw new Error(`${file} cannot be parsed, so its patterns cannot be tried: ${errors[0]?.message}`);
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const pattern = new RegExp(node.regex.pattern, node.regex.flags);
        const line = text.slice(0, node.start).split('\n').length;
        if (!found.has(`${pattern}`)) found.set(`${pattern}`, { pattern, place: `${file}:${line}` });
      },
    }).visit(program);
  }
  return [...found.values()];
}

/** Every regular expression that is put together from text while `run` runs. */
export async function collectBuiltPatterns(run: () => Promise<void>): Promise<FoundPattern[]> {
  const found = new Map<string, FoundPattern>();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const pattern = new target(source, flags);
      found.set(`${pattern}`, { pattern, place: 'built from text' });
      return pattern;
    },
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = original;
  }
  return [...found.values()];
}
