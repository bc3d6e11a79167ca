import { globSync, readFileSync } from 'node:fs';

/** As much of PostCSS's trees as is needed here. */
interface Root {
  walkRules(visit: (rule: Rule) => void): void;
}

interface Rule {
  selectors: string[];
  remove(): void;
}

/** Drops the selectors of a stylesheet whose classes are not among the words, and the rules that have no others. */
export function dropUnusedRules(root: Root, words: ReadonlySet<string>): void {
  const unused: Rule[] = [];
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => classesIn(selector).every((name) => words.has(name)));
    if (used.length === rule.selectors.length) return;
    if (used.length > 0) rule.selectors = used;
    else unused.push(rule);
  });
  // Afterwards: where another plugin has moved the rules into a layer, the walk passes over the one after each that goes.
  for (const rule of unused) rule.remove();
}

/** Every word in the files that the patterns name, tests aside: what may be the name of a class, wherever it stands. */
export function wordsIn(patterns: readonly string[], folder: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const file of globSync(patterns, { cwd: folder, exclude: ['**/*.test.*'] })) {
    for (const [word] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/[\w-]+/g)) words.add(word);
  }
  return words;
}

/** The classes an element must have for the selector to match; what it must not have may well be the name of no class. */
function classesIn(selector: string): string[] {
  return [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
}
