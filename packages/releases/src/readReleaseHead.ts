import { PLATFORM_NAMES, PLATFORMS } from './Platform.ts';
import type { Fault } from './Problem.ts';
import type { Release, VersionRef } from './Release.ts';
import type { FrontMatter } from './readFrontMatter.ts';
import { releaseName, releasePath } from './releasePath.ts';

/** What the front matter of a release page says. */
export type ReleaseHead = Pick<Release, 'platform' | 'version' | 'title' | 'description' | 'date' | 'tags'>;

/**
 * Reads title, description, date and tags. No head when the page does not say which release it is about; a field at
 * fault is empty in the head, so that the rest of the page can still be read.
 */
export function readReleaseHead(
  frontMatter: FrontMatter,
  file: string,
): { readonly head?: ReleaseHead; readonly faults: readonly Fault[] } {
  if (frontMatter.fault !== undefined) {
    const remedy = 'Begin the page with "---", the fields title, description and date, and "---".';
    return { faults: [{ ...frontMatter.fault, remedy }] };
  }
  const { title, description, date, tags = [] } = frontMatter.fields;
  const release = releaseTitled(title);
  const faults: Fault[] = [];
  const report = (field: string, what: string, remedy: string): void => {
    faults.push({ line: frontMatter.lineOf(field), what, remedy });
  };

  if (release === undefined) {
    report('title', `The title ${quoted(title)} names no release.`, 'Write "title: Web 1.41".');
    return { faults };
  }
  if (!isFileOf(file, release)) {
    const expected = `${releasePath(release).replace('/docs/', '')}.md`;
    report(
      'title',
      `The title says ${releaseName(release)}, the file is ${file}.`,
      `Correct the title, or move the page to ${expected}.`,
    );
  }
  if (typeof description !== 'string' || !/[.!?]$/.test(description.trim())) {
    report(
      'description',
      `The description is ${quoted(description)}.`,
      'Say the point of the release in one sentence with a full stop.',
    );
  }
  if (!isDay(date)) {
    report('date', `The date is ${quoted(date)}.`, 'Write the day of the release as YYYY-MM-DD.');
  }
  if (!isTextList(tags)) {
    report('tags', `The tags are ${quoted(tags)}.`, 'Write a list, such as "tags: [guide]", or leave the field out.');
  }
  const head = {
    ...release,
    title: releaseName(release),
    description: typeof description === 'string' ? description.trim() : '',
    date: isDay(date) ? date : '',
    tags: isTextList(tags) ? tags : [],
  };
  return { head, faults };
}

function releaseTitled(title: unknown): VersionRef | undefined {
  if (typeof title !== 'string') return undefined;
  const [, name, version] = /^(\S+) ((?:0|[1-9]\d*)\.(?:0|[1-9]\d*))$/.exec(title.trim()) ?? [];
  const platform = PLATFORMS.find((candidate) => PLATFORM_NAMES[candidate] === name);
  return platform === undefined || version === undefined ? undefined : { platform, version };
}

function isFileOf(file: string, release: VersionRef): boolean {
  const parts = file.replaceAll('\\', '/').split('/').slice(-2).join('/');
  return releasePath(release).endsWith(`/${parts.replace(/\.mdx?$/, '')}`);
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function quoted(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}
