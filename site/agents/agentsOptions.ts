import type { PluginOptions } from '@feedback-docs/docusaurus-agents';
import { groupByArea, loadReleases, newestReleases } from '@feedback-docs/docusaurus-releases/content';
import { brand } from '../brand.ts';
import { lastChanges } from '../content/lastChanges.ts';
import { profile, SKILL_FILE } from '../profile/readProfile.ts';
import type { searchSettings } from '../searchSettings.ts';

/** The headings of llms.txt: those of the product, and those of its releases. */
const SECTIONS: NonNullable<PluginOptions['sections']> = [
  ...profile.agents.sections,
  {
    title: 'What changed',
    description: 'The release explorer lists every change by area; its tools on the MCP server compare versions.',
    pages: ['/docs/versions/*', '/docs/versions'],
  },
  { title: 'Releases for the Web', pages: ['/docs/versions/Web/*'] },
  { title: 'Releases of the mobile app', pages: ['/docs/versions/Mobile/*'] },
];

/** Where the explorer's changes are listed by area instead of by release, so that what belongs together is in one file. */
const EXPLORER = '/docs/versions';

/** How agents read this site. On hosts without our server they are told where else to ask. */
export function agentsOptions(search: ReturnType<typeof searchSettings>, siteDir: string): PluginOptions {
  const days = lastChanges(siteDir);
  const newest = newestVersions(siteDir);
  // A complete address leads to another host, which serves no pages.
  const hasServer = search.mode === 'service' && !URL.canParse(search.host);
  return {
    summary: `${brand.tagline} ${profile.agents.summary}`,
    ignorePatterns: ['/search', '/health/**'],
    unlistedPatterns: ['/docs/tags', '/docs/tags/**'],
    sections: SECTIONS,
    nested: ['/docs', '/docs/versions/Web', '/docs/versions/Mobile'],
    ...(hasServer
      ? { services: { ask: '/ask.md', mcp: '/mcp' }, skill: SKILL_FILE }
      : { askInstead: `A person can ask at ${brand.email}; in a browser, the search of every page has an assistant.` }),
    frontMatter: (path) => ({ version: versionOf(path) ?? newest, date: days.get(path) }),
    rewrite: { [EXPLORER]: groupByArea },
  };
}

/** The newest release of each platform, which all pages but those of releases describe. */
function newestVersions(siteDir: string): string {
  const releases = loadReleases(siteDir);
  const newest = (['web', 'mobile'] as const).flatMap(
    (platform) =>
      newestReleases(
        releases.filter((release) => release.platform === platform),
        1,
      )[0]?.title ?? [],
  );
  return newest.join(', ');
}

/** The release a page is about. */
function versionOf(path: string): string | undefined {
  const [, platform, version] = /^\/docs\/versions\/(Web|Mobile)\/(\d+_\d+)$/.exec(path) ?? [];
  return version === undefined ? undefined : `${platform} ${version.replace('_', '.')}`;
}
