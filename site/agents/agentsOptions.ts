import type { PluginOptions } from '@feedback-docs/docusaurus-agents';
import { groupByArea } from '@feedback-docs/docusaurus-releases/content';
import { brand } from '../brand.ts';
import { lastChanges } from '../content/lastChanges.ts';
import type { searchSettings } from '../searchSettings.ts';

/** The headings of llms.txt, by what a reader wants to do. */
const SECTIONS: NonNullable<PluginOptions['sections']> = [
  {
    title: 'Start',
    pages: ['/', '/docs', '/docs/intro', '/docs/survey/Docs/{Intro,Quick_Start_Guide,Getting_Started}'],
  },
  {
    title: 'Build a survey',
    pages: [
      '/docs/survey/intro',
      '/docs/survey/Docs/{Creating_a_Survey,Designing_Survey_Flow}',
      '/docs/survey/radio_button',
    ],
  },
  {
    title: 'Send it out and make it yours',
    pages: ['/docs/survey/Docs/{Survey_Creation_and_Distribution,Survey_Customization_and_Advanced_Features}'],
  },
  { title: 'Use the answers', pages: ['/docs/survey/Docs/{Advanced_Features,Managing_Data_Transfer}'] },
  {
    title: 'Run it safely',
    pages: ['/docs/survey/Docs/{Survey_Administration_and_Settings,Best_Practices}', '/privacy'],
  },
  { title: 'Look something up', pages: ['/docs/survey/Docs/*', '/docs/survey/**'] },
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
  // A complete address leads to another host, which serves no pages.
  const hasServer = search.mode === 'service' && !URL.canParse(search.host);
  return {
    summary: `${brand.tagline} How to build surveys, send them out, read the answers, and what each release changed.`,
    ignorePatterns: ['/search', '/health/**'],
    unlistedPatterns: ['/docs/tags', '/docs/tags/**'],
    sections: SECTIONS,
    nested: ['/docs', '/docs/versions/Web', '/docs/versions/Mobile'],
    ...(hasServer
      ? { services: { ask: '/ask.md', mcp: '/mcp' }, skill: 'agents/SKILL.md' }
      : { askInstead: `A person can ask at ${brand.email}; in a browser, the search of every page has an assistant.` }),
    frontMatter: (path) => ({ version: versionOf(path), date: days.get(path) }),
    rewrite: { [EXPLORER]: groupByArea },
  };
}

/** The release a page is about; docs describe the newest. */
function versionOf(path: string): string | undefined {
  const [, platform, version] = /^\/docs\/versions\/(Web|Mobile)\/(\d+_\d+)$/.exec(path) ?? [];
  return version === undefined ? undefined : `${platform} ${version.replace('_', '.')}`;
}
