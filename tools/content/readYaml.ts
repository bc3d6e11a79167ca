import { LineCounter, parseDocument } from 'yaml';

export interface LocatedYaml {
  readonly value: unknown;
  /** The line of what a path of keys leads to, such as ['features', 3, 'web']. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
  readonly fault?: { readonly line: number; readonly what: string };
}

/** What was read already: a dozen checks look into product.yaml, which takes a tenth of a second each time. */
const known = new Map<string, LocatedYaml>();

/** Reads YAML together with the line of each entry; broken YAML gives what could be understood. */
export function readYaml(source: string): LocatedYaml {
  const read = known.get(source) ?? parseYaml(source);
  known.set(source, read);
  return read;
}

function parseYaml(source: string): LocatedYaml {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node: unknown = document.getIn(path.slice(0, depth), true);
      const range = rangeOf(node);
      if (range !== undefined) return counter.linePos(range).line;
    }
    return 1;
  };
  const [error] = document.errors;
  if (error !== undefined) {
    const line = counter.linePos(error.pos[0]).line;
    return { value: undefined, lineOf, fault: { line, what: error.message.split('\n')[0] ?? error.code } };
  }
  try {
    return { value: document.toJS(), lineOf };
  } catch (problem) {
    return { value: undefined, lineOf, fault: { line: 1, what: `An alias leads nowhere: ${String(problem)}` } };
  }
}

function rangeOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return undefined;
  const start: unknown = node.range[0];
  return typeof start === 'number' ? start : undefined;
}
