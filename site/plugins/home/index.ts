import type { LoadContext, Plugin } from '@docusaurus/types';
import { START_ICONS } from '@feedback-docs/dialog/startIcons';
import {
  createDateFormat,
  headlineItems,
  loadReleases,
  newestReleases,
} from '@feedback-docs/docusaurus-releases/content';
import { countKinds, itemPath, KIND_HEADINGS } from '@feedback-docs/releases';
import { profile } from '../../profile/readProfile.ts';
import { DATE_LOCALE } from '../../releasesOptions.ts';
import type { HomeContent } from '../../src/home/HomeContent.ts';
import type { RecentRelease } from '../../src/home/RecentRelease.ts';
import { generatedPath } from '../generatedPath.ts';

const RELEASES_ON_HOME = 3;
const HEADLINES_PER_RELEASE = 3;
/** How many have room beside the search. */
const QUESTIONS_ON_HOME = 2;

const formatDate = createDateFormat(DATE_LOCALE);

/** The home page as a route of its own, handed what the profile says of the product and the newest releases at build time. */
export default function home({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin<RecentRelease[]> {
  return {
    name: 'home',
    getPathsToWatch: () => [`${siteDir}/docs/versions/**/*.md`],
    loadContent: async () =>
      newestReleases(loadReleases(siteDir), RELEASES_ON_HOME).map((release) => ({
        title: release.title,
        path: release.path,
        date: release.date,
        day: formatDate(release.date),
        description: release.description,
        kinds: countKinds(release.items).map(({ kind, count }) => ({
          kind,
          label: `${count} ${KIND_HEADINGS[kind].toLowerCase()}`,
        })),
        items: headlineItems(release, HEADLINES_PER_RELEASE).map((item) => ({
          title: item.title,
          path: itemPath(item),
        })),
      })),
    contentLoaded: async ({ content, actions }) => {
      const home: HomeContent = {
        text: {
          ...profile.site.home,
          tasks: profile.site.home.tasks.map((task) => ({ ...task, icon: START_ICONS[task.icon] })),
          questions: profile.search.exampleQuestions.slice(0, QUESTIONS_ON_HOME),
        },
        recentReleases: content,
      };
      actions.addRoute({
        path: siteConfig.baseUrl,
        component: '@site/src/home/Home.tsx',
        modules: { content: generatedPath(await actions.createData('home.json', home), generatedFilesDir) },
        exact: true,
      });
    },
  };
}
