import type { AnswersData, SectionRole } from '@feedback-docs/answers';
import type { FilterDefinition, StartOffers } from '@feedback-docs/dialog';
import type { CustomAttribute } from '@feedback-docs/protocol';
import type { DocPage, PageSection } from './DocPage.ts';
import type { AssistantSettings, SearchService } from './settings.ts';

/** What a site says about its search. Everything has a default. */
export type SearchPluginOptions = Partial<Omit<SearchService, 'mode'>> & {
  /** "service" (default): a server answers searches. "browser": a worker in the reader's browser does, and no server is needed. */
  readonly mode?: 'service' | 'browser';
  /** Whether readers can ask questions, or which other assistant answers them. Default: true; false with a hosted provider, and in locales other than English, which it does not read. */
  readonly assistant?: boolean | Partial<AssistantSettings>;
  /** Whom readers can ask when nothing is found. */
  readonly contact?: { readonly email?: string; readonly phone?: string };
  /** Path of the page about readers' data. Without it no link to one is shown. */
  readonly privacyPath?: string;
  /** Path of the list of releases, which takes a text to narrow it as `?q=`: offered to readers who ask which release brought something. */
  readonly releasesPath?: string;
  /** Filters the reader sees, above results and on the search page. */
  readonly filters?: readonly SearchFilter[];
  /** Groups of words that are searched as one, such as `[['sign in', 'log in']]`. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Questions that the assistant offers to begin with. */
  readonly suggestedQuestions?: readonly string[];
  /** What the dialog offers while nothing is typed: pages by their paths, each with a picture of `@feedback-docs/dialog/startIcons` if it has one, and questions for the assistant. */
  readonly start?: StartOffers;
  /** Where the dialog's colours come from: "infima" (default) takes the classic theme's, "own" leaves the --fd-* variables to the site. */
  readonly colors?: 'infima' | 'own';
  /** How the site marks its pages up, beyond what the classic theme does. */
  readonly markup?: PageMarkup;
  /** What the site knows of its pages beyond their text; called once for each build. */
  readonly describe?: () => PageDescriptions;
  /** What the assistant knows beyond the pages. */
  readonly knowledge?: AssistantKnowledge;
};

/** A filter whose choices are spelled out, or one with a choice for each value of an attribute, named by `label` with the value for {0}. */
export type SearchFilter =
  | FilterDefinition
  | (Omit<FilterDefinition, 'choices'> & {
      readonly choices: { readonly attribute: string; readonly label: string; readonly values: readonly string[] };
    });

/** What a site knows of its pages. */
export interface PageDescriptions {
  /** The title above the results of a page. Default: the outermost category of the sidebar that holds it. */
  readonly groupOf?: (page: DocPage) => string;
  /** The order in which pages are read, which decides between results that match equally well. Default: by path. */
  readonly comparePages?: (left: DocPage, right: DocPage) => number;
  /** What the site knows of a section; null leaves the section out. */
  readonly describeSection?: (section: DescribedSection) => SectionFacts | null;
}

/** Class names by which pages are read. */
export interface PageMarkup {
  /** Elements with one of these classes are no text of the page. */
  readonly skippedClasses?: readonly string[];
  /** A list entry with an id and a head of this class is a section of its own, named by the head's `strong` or heading. */
  readonly itemHeadClass?: string;
}

/** A section as `describeSection` is asked about it. */
export interface DescribedSection extends Pick<PageSection, 'level' | 'heading' | 'anchor' | 'content'> {
  readonly page: DocPage;
}

/** What a site knows of a section beyond its text. */
export interface SectionFacts {
  /** Other names under which readers look for it; searched, never shown. */
  readonly names?: readonly string[];
  /** Importance beside others that match equally well, from -10 to 10. Default: 0. */
  readonly rank?: number;
  /** Values that filters can ask for. */
  readonly platform?: string;
  readonly version?: string;
  readonly area?: string;
  readonly attributes?: Readonly<Record<string, CustomAttribute>>;
  /** Whether it is about a release, which only questions about releases are answered from. */
  readonly isRelease?: boolean;
  /** That the assistant quotes it less readily than others, unless it fits better: pages that list, problems, tables to look things up in. */
  readonly role?: SectionRole;
}

/** What the assistant knows beyond the pages. Functions are called during the build. */
export interface AssistantKnowledge {
  /** Questions of readers by heading id, `page` for the part under the title. */
  readonly questionsOf?: (page: DocPage) => Readonly<Record<string, readonly string[]>>;
  /** Words of readers for a section that stand neither in its text nor in its questions, separated by spaces; by heading id likewise. */
  readonly readerWordsOf?: (page: DocPage) => Readonly<Record<string, string>>;
  /** Everything learned or listed for the whole site; the word vectors come with the assistant. */
  readonly load?: () => Omit<AnswersData, 'sections' | 'wordVectors'>;
  /** Whether the site publishes release data as /releases.json, from which questions about releases are then answered. */
  readonly hasReleases?: boolean;
}
