import { posix } from 'node:path';
import { itemAnchor, type Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Content } from './Content.ts';
import { decoded } from './decoded.ts';
import type { Page } from './parsePage.ts';
import type { PageLink } from './readReferences.ts';

/** Links between pages lead to pages that exist, and their anchors to headings or items that exist there. */
export const checkLinks: Check = (content) => {
  const targets = targetsOf(content);
  return content.pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const fault = linkFault(link, page, targets, content.files);
      return fault === undefined ? [] : [{ file: page.file, line: link.line, ...fault }];
    }),
  );
};

/** Addresses of the site that no file below docs/ stands for. */
const OTHER_ROUTES: ReadonlySet<string> = new Set([
  '/',
  '/search',
  '/health/live',
  '/docs/tags',
  '/docs/tags/guide',
  '/docs/tags/survey',
  '/docs/versions',
  '/docs/versions/parity',
  '/docs/versions/recent-versions',
  '/releases.json',
]);

interface Target {
  readonly file: string;
  /** The anchors of the page; undefined when it cannot be read, so that one fault is told once. */
  readonly anchors: ReadonlySet<string> | undefined;
}

type Fault = Pick<Problem, 'what' | 'remedy'>;

function targetsOf({ pages, releases }: Content): ReadonlyMap<string, Target> {
  const items = new Map(releases.map(({ page, lines }) => [page.file, [...lines.keys()]]));
  return new Map(
    pages.map((page) => {
      const headings = page.headings.map(({ id, text }) => id ?? itemAnchor(text));
      const anchors = new Set([...headings, ...page.elementIds, ...(items.get(page.file) ?? [])]);
      const isReadable = page.fault === undefined && (page.kind !== 'release' || items.has(page.file));
      return [page.route, { file: page.file, anchors: isReadable ? anchors : undefined }];
    }),
  );
}

function linkFault(
  { href }: PageLink,
  page: Page,
  targets: ReadonlyMap<string, Target>,
  files: ReadonlySet<string>,
): Fault | undefined {
  if (/^(?:https?:|mailto:|tel:)/i.test(href)) return undefined;
  const [address = '', anchor] = href.split('#', 2);
  if (/\.mdx?$/.test(address) && !address.startsWith('/')) {
    const file = posix.join(posix.dirname(page.file), decoded(address));
    const target = [...targets.values()].find((candidate) => candidate.file === file);
    return target === undefined
      ? { what: `The link ${href} leads to ${file}, which does not exist.`, remedy: 'Correct the path of the file.' }
      : anchorFault(href, anchor, target);
  }
  if (address !== '' && !address.startsWith('/')) {
    return {
      what: `The link ${href} depends on the address of the page.`,
      remedy: 'Begin it with /docs/, or name the .md file.',
    };
  }
  const route = address === '' ? page.route : address.replace(/(?<=.)\/$/, '').replace(/\?.*$/, '');
  const target = targets.get(route);
  if (target !== undefined) return anchorFault(href, anchor, target);
  if (OTHER_ROUTES.has(route) || files.has(`site/static${route}`)) return undefined;
  return { what: `The link ${href} leads to no page.`, remedy: nearest(route, [...targets.keys()]) };
}

function anchorFault(href: string, anchor: string | undefined, { file, anchors }: Target): Fault | undefined {
  if (anchor === undefined || anchors === undefined || anchors.has(decoded(anchor))) return undefined;
  const known = [...anchors].map((id) => `#${id}`).join(' ');
  return {
    what: `The link ${href} leads to a heading that ${file} does not have.`,
    remedy: `Use one of ${known || 'none yet'}.`,
  };
}

function nearest(route: string, routes: readonly string[]): string {
  const name = route.toLowerCase().split('/').at(-1) ?? '';
  const similar = routes.find((candidate) => candidate.toLowerCase().endsWith(`/${name}`));
  return similar === undefined ? 'Correct the address, or write the page.' : `Did you mean ${similar}?`;
}
