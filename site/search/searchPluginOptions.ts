import { join } from 'node:path';
import { loadProduct, loadReleases, newestReleases } from '@feedback-docs/docusaurus-releases/content';
import type {
  DescribedSection,
  PageDescriptions,
  SearchPluginOptions,
  SectionFacts,
} from '@feedback-docs/docusaurus-search';
import type { AssistantSettings, SearchSettings } from '@feedback-docs/docusaurus-search/settings';
import { brand } from '../brand.ts';
import { PRODUCT_FILE, profile } from '../profile/readProfile.ts';
import { loadIntents, loadQuestions, loadReaderWords, loadUnanswered } from './loadQuestions.ts';
import { searchFilters } from './searchFilters.ts';
import { sectionNames } from './sectionNames.ts';
import { sectionRank } from './sectionRank.ts';
import { sectionRole } from './sectionRole.ts';

type StartLink = NonNullable<SearchPluginOptions['start']>['links'][number];

const siteDir = join(__dirname, '..');

const GROUPS = new Map(
  Object.entries(profile.search.groups).flatMap(([group, pages]) => pages.map((page) => [page, group])),
);

/** The tasks of the home page, and the newest release. */
function startLinks(): StartLink[] {
  const [release] = newestReleases(loadReleases(siteDir), 1);
  const news =
    release === undefined
      ? []
      : [{ label: `What is new in ${release.title}`, href: release.path, icon: 'tag' as const }];
  return [...profile.site.home.tasks.map(({ title, to, icon }) => ({ label: title, href: to, icon })), ...news];
}

/** What this site says about its search: the settings of the build, its markup, and what it knows of its sections. */
export function searchPluginOptions(search: SearchSettings, assistant: AssistantSettings | null): SearchPluginOptions {
  return {
    ...search,
    assistant: assistant ?? false,
    contact: { email: brand.email, phone: brand.phone },
    privacyPath: '/privacy',
    releasesPath: '/docs/versions',
    filters: searchFilters(),
    synonyms: profile.synonyms,
    suggestedQuestions: profile.search.suggestedQuestions,
    start: { links: startLinks(), questions: profile.search.exampleQuestions },
    colors: 'own',
    markup: {
      skippedClasses: [
        'version-marks',
        'release-byline',
        'release-item__link',
        'release-item__area',
        'question-preview',
      ],
      itemHeadClass: 'release-item__head',
    },
    describe: describePages,
    knowledge: {
      questionsOf: ({ id }) => loadQuestions(siteDir, id),
      readerWordsOf: ({ id }) => loadReaderWords(siteDir, id),
      load: () => ({
        unanswered: loadUnanswered(siteDir),
        intents: loadIntents(siteDir),
        areaWords: profile.search.areaWords,
      }),
      hasReleases: true,
    },
  };
}

function describePages(): PageDescriptions {
  const releases = loadReleases(siteDir);
  const product = loadProduct(siteDir, PRODUCT_FILE);
  const order = releases.map(({ path }) => path).reverse();

  function describeSection(section: DescribedSection): SectionFacts | null {
    const { page, anchor, level } = section;
    const release = releases.find(({ path }) => path === page.path);
    // Lists of links to other pages, and the labels above the items of a release, answer nothing by themselves.
    if (anchor === 'related-pages' || (release !== undefined && level === 2)) return null;
    const item = release?.items.find((candidate) => candidate.anchor === anchor);
    const feature = product.features.find(({ page: id, heading }) => id === page.id && heading === anchor);
    const area = item?.area ?? feature?.area;
    return {
      names: sectionNames({ page, section, product, release }),
      rank: sectionRank({ page, section, product, release, releases }),
      ...(release === undefined ? {} : { platform: release.platform, version: release.version, isRelease: true }),
      ...(area === undefined ? {} : { area }),
      ...sectionRole(section),
      attributes:
        release === undefined
          ? { scope: 'Docs' }
          : { scope: 'Release notes', date: release.date, ...(item === undefined ? {} : { kind: item.kind }) },
    };
  }

  return {
    groupOf: ({ id }) => groupOf(id),
    // Documentation pages first, then the releases, newest first.
    comparePages: (left, right) =>
      order.indexOf(left.path) - order.indexOf(right.path) || left.path.localeCompare(right.path),
    describeSection,
  };
}

/** The title above the results of a page; the version history has one for each platform, and pages about the documentation itself share one. */
function groupOf(docId: string): string {
  if (docId.startsWith('versions/Web/')) return 'Version history: Web';
  if (docId.startsWith('versions/Mobile/')) return 'Version history: Mobile';
  return GROUPS.get(docId) ?? 'About the documentation';
}
