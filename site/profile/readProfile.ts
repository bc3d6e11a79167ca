import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, load } from 'js-yaml';
import type * as z from 'zod';
import {
  type AgentsProfile,
  agentsSchema,
  type SearchProfile,
  type SiteProfile,
  searchSchema,
  siteSchema,
  synonymsSchema,
  termsSchema,
} from './schema.ts';

/** The words of the product: all that a rebrand changes beside brand.ts and the docs themselves. */
export interface Profile {
  readonly site: SiteProfile;
  readonly search: SearchProfile;
  readonly agents: AgentsProfile;
  readonly synonyms: readonly (readonly string[])[];
  readonly terms: readonly string[];
}

/** Where the features are, from the site's folder; the package for releases reads and checks it. */
export const PRODUCT_FILE = 'product/product.yaml';
/** What agents are told, from the site's folder. */
export const SKILL_FILE = 'product/SKILL.md';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'product');

/** Reads the profile of a folder. Throws with every entry that cannot be used: its file, its place, and what it must be. */
export function readProfile(folder: string): Profile {
  const problems: string[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> => {
    const parsed = schema.safeParse(
      load(readFileSync(join(folder, name), 'utf8'), { filename: name, schema: CORE_SCHEMA }),
    );
    if (parsed.success) return parsed.data;
    problems.push(...parsed.error.issues.map((issue) => `${name}, ${describe(issue)}`));
    return undefined as z.infer<Schema>; // Nobody sees it: the problems are thrown.
  };
  const profile = {
    site: read('site.yaml', siteSchema),
    search: read('search.yaml', searchSchema),
    agents: read('agents.yaml', agentsSchema),
    synonyms: read('synonyms.yaml', synonymsSchema),
    terms: read('terms.yaml', termsSchema),
  };
  if (problems.length > 0)
    throw new Error(`The profile of the product in site/product cannot be used:\n- ${problems.join('\n- ')}`);
  return profile;
}

function describe({ path, message, code, ...issue }: z.core.$ZodIssue): string {
  const place = path.length === 0 ? 'the whole file' : path.join('.');
  if (code === 'unrecognized_keys' && 'keys' in issue)
    return `${place}: nothing reads ${issue.keys.join(', ')}. Remove it, or correct its name.`;
  return `${place}: it ${message.startsWith('must') ? message : `is not as it must be (${message})`}.`;
}

/** The profile of this site's product. */
export const profile: Profile = readProfile(FOLDER);
