/** A spec file: its name for messages, and its text. */
export interface SpecFile {
  name: string;
  text: string;
}

/**
 * Compares the ids of the manifest with those that spec files name in `verifies('…')`. Returns one sentence for each id that no test
 * verifies or that the manifest does not know. It reads the text of the files, so it sees all tests whatever part of them runs.
 */
export function checkRequirements(ids: readonly string[], specs: readonly SpecFile[]): string[] {
  const named = specs.flatMap(({ name, text }) => namedIds(text).map((id) => ({ id, name })));
  const known = new Set(ids);
  const verified = new Set(named.map(({ id }) => id));
  return [
    ...named
      .filter(({ id }) => !known.has(id))
      .map(
        ({ id, name }) =>
          `${name} verifies "${id}", which e2e/requirements.ts does not list. Correct the id or add it.`,
      ),
    ...ids
      .filter((id) => !verified.has(id))
      .map(
        (id) =>
          `No test verifies "${id}". Name it in a test with verifies('${id}'), or take it out of e2e/requirements.ts.`,
      ),
  ];
}

function namedIds(text: string): string[] {
  return [...text.matchAll(/\bverifies\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']*)'/g)].map(([, id = '']) => id),
  );
}
