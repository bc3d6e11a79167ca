import type { GlossaryTerm } from './GlossaryTerm.ts';

/** The terms in few bytes, since the app of every page carries them: a line for each row, with "!" before a name of the product. */
export function packTerms(terms: readonly GlossaryTerm[]): string {
  return terms.map(({ names, isProper }) => `${isProper ? '!' : ''}${names.join(',')}`).join('\n');
}

export function unpackTerms(packed: string): GlossaryTerm[] {
  return packed.split('\n').map((row) => ({
    names: row.replace(/^!/, '').split(',').filter(Boolean),
    isProper: row.startsWith('!'),
  }));
}
