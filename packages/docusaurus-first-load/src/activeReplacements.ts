import { type Part, REPLACEMENTS, type Replacement } from './frameworkFiles/replacements.ts';
import type { FirstLoadOptions } from './options.ts';

type Options = Pick<FirstLoadOptions, 'parts' | 'replacements'>;

/** The replacements of a build, the site's own among them, without those that `parts` turns off. */
export function activeReplacements(options: Options): Replacement[] {
  return [...REPLACEMENTS, ...(options.replacements ?? [])].filter(
    ({ id, needs = id }) => isActive(id, options) && isActive(needs, options),
  );
}

/** Whether a part is on. */
export function isActive(part: Part | string, { parts = {} }: Options): boolean {
  return (parts as Readonly<Record<string, boolean | undefined>>)[part] !== false;
}
