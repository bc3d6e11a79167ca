import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPolicy, HEADER_ONLY_POLICY, parsePolicy } from '@feedback-docs/headers';
import { type Page, parsePages } from '@feedback-docs/pages';
import type { AddressForm } from '@feedback-docs/pages/addresses';
import { type PrivacyFacts, parsePrivacyFacts } from '@feedback-docs/pages/privacy';
import { readSiteFiles } from './readSiteFiles.ts';
import type { SiteFile } from './SiteFile.ts';

/** The built site as the server knows it after start. */
export interface Site {
  /** Every file that can be served, by its decoded address. */
  files: ReadonlyMap<string, SiteFile>;
  pages: readonly Page[];
  notFoundPage: string;
  /** Undefined when the site was built without a search page. */
  searchPage: string | undefined;
  /** The privacy page and what its build knew; undefined when the site was built without it. */
  privacy: { readonly page: string; readonly facts: PrivacyFacts } | undefined;
  /** Whether it is published under https. */
  isHttps: boolean;
  /** Whether its build says what pages need. Pages of any other build may embed what they like. */
  hasPolicy: boolean;
  /** The Content-Security-Policy of the page or file at an address. */
  policyOf: (path: string) => string;
}

/** Thrown when the built site is missing or unreadable; the message says which file and what to run. */
export class SiteError extends Error {}

/** Reads the built site from `siteDir` (its `build` and `server-data` folders). Throws a SiteError. */
export async function loadSite(siteDir: string): Promise<Site> {
  const build = join(siteDir, 'build');
  await requireFolder(build);
  const pages = await readData(join(build, 'pages.json'), parsePages);
  const policyFile = join(siteDir, 'server-data', 'policy.json');
  // A build that says how it treats readers' data writes a policy too: one that was lost must not go unnoticed.
  const hasPolicy = existsSync(policyFile) || existsSync(join(siteDir, 'server-data', 'privacy.json'));
  const policy = hasPolicy ? await readData(policyFile, parsePolicy) : undefined;
  const notFoundPage = await readText(join(build, '404.html'));
  const files = await readSiteFiles(build);
  const searchFile = files.get('/search');
  const searchPage = searchFile === undefined ? undefined : await readText(searchFile.forms.identity.diskPath);
  const privacy = files.has('/privacy')
    ? {
        page: await readText(join(build, 'privacy.html')),
        facts: await readData(join(siteDir, 'server-data', 'privacy.json'), parsePrivacyFacts),
      }
    : undefined;
  return {
    files,
    pages,
    notFoundPage,
    searchPage,
    privacy,
    isHttps: policy?.isHttps ?? false,
    hasPolicy: policy !== undefined,
    policyOf: (path) => (policy === undefined ? HEADER_ONLY_POLICY : contentPolicy(policy, path)),
  };
}

/**
 * How the built site writes its addresses (`server-data/addresses.json`); a build without that file has a host of its own. Throws a
 * SiteError when the file says something else.
 */
export function readAddressForm(siteDir: string): AddressForm {
  const path = join(siteDir, 'server-data', 'addresses.json');
  if (!existsSync(path)) return { baseUrl: '/' };
  try {
    const form: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const baseUrl: unknown = typeof form === 'object' && form !== null ? Reflect.get(form, 'baseUrl') : undefined;
    if (typeof baseUrl === 'string' && /^\/(?!\/)(.*\/)?$/.test(baseUrl)) return { baseUrl };
    throw new TypeError(`baseUrl must be a path with a slash at both ends, and it is ${JSON.stringify(baseUrl)}`);
  } catch (error) {
    throw missing(path, error instanceof Error ? error.message : String(error));
  }
}

async function requireFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw missing(folder, 'it is missing or not a folder');
}

async function readData<T>(path: string, parse: (value: unknown) => T): Promise<T> {
  const text = await readText(path);
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    throw missing(path, error instanceof Error ? error.message : String(error));
  }
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw missing(path, error.code === 'ENOENT' ? 'it is missing' : error.message);
  });
}

function missing(path: string, reason: string): SiteError {
  return new SiteError(
    `The site cannot be served because of ${path}: ${reason}. Run "npm run build" to build the site, or point SITE_DIR at the folder that holds build/ and server-data/.`,
  );
}
