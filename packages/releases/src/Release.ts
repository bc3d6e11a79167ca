import type { ItemKind } from './ItemKind.ts';
import type { Platform } from './Platform.ts';

/** Which release is meant: a platform and its version number as written, such as "1.41". */
export interface VersionRef {
  readonly platform: Platform;
  readonly version: string;
}

/** A link from a release item to the section that documents it: a path below /docs with the heading's id. */
export interface SectionLink {
  readonly label: string;
  readonly href: string;
}

/** One bullet of a release page. */
export interface ReleaseItem extends VersionRef {
  readonly kind: ItemKind;
  readonly area: string;
  /** The bold short name. */
  readonly title: string;
  /** The sentences as Markdown, without the closing links. */
  readonly text: string;
  /** The sentences without any markup. */
  readonly plain: string;
  /** The id of the item on its page: the slug of the short name, unique on the page. */
  readonly anchor: string;
  /** The documented sections named at the end of the item; never empty. */
  readonly links: readonly SectionLink[];
  /** The id of the feature it is about; missing until `withFeatures` has looked it up, or when there is none. */
  readonly feature?: string;
}

/** One release page as data. */
export interface Release extends VersionRef {
  /** "Web 1.41". */
  readonly title: string;
  readonly description: string;
  /** The day of the release, YYYY-MM-DD. */
  readonly date: string;
  readonly tags: readonly string[];
  /** The sentences above the first heading, as Markdown. */
  readonly intro: string;
  /** The address of the page, "/docs/versions/Web/1_41". */
  readonly path: string;
  readonly items: readonly ReleaseItem[];
}
