import { Joi } from '@docusaurus/utils-validation';
import type { Element } from 'hast';
import type { FrontMatter } from './createTwin.ts';

/** A heading of llms.txt and the pages below it. */
export interface LlmsSection {
  readonly title: string;
  /** A sentence below the heading. */
  readonly description?: string;
  /** Paths of pages, with * and ** as in globs. A page stands in the first section that names it. */
  readonly pages: readonly string[];
}

/** Services of the host beside its files: paths inside the site, or complete addresses. Left out on a host that only hands out files. */
export interface AgentServices {
  /** Answers `?q=` with Markdown. With it, `?ask=` at the Markdown of a page answers as well. */
  readonly ask?: string;
  /** An MCP server (Streamable HTTP). */
  readonly mcp?: string;
}

/** Options of the plugin; all may be left out. */
export interface AgentsOptions {
  readonly id: string;
  /** The first heading of llms.txt. Default: the site's title. */
  readonly title?: string;
  /** What the site is about, in one or two sentences. Default: its tagline. */
  readonly summary?: string;
  /** Pages without a Markdown form, as globs of paths inside the site. */
  readonly ignorePatterns: readonly string[];
  /** Pages with a Markdown form that no list names, as those that the sitemap leaves out. */
  readonly unlistedPatterns: readonly string[];
  /** The headings of llms.txt; pages that none of them names come last. */
  readonly sections: readonly LlmsSection[];
  /** Further llms.txt files: each below a path, for the pages below it. */
  readonly nested: readonly string[];
  /** Characters of a Markdown file at most. */
  readonly maxPageLength: number;
  /** Characters of a part of llms-full.txt at most. */
  readonly maxFullLength: number;
  readonly services: AgentServices;
  /** Where `services` are missing: a sentence that says where to ask instead. */
  readonly askInstead?: string;
  /** A Markdown file with the front matter of an agent skill; `{url}` stands for the site's address. */
  readonly skill?: string;
  /** Adds to the front matter of a page's Markdown, such as a version and a date. */
  readonly frontMatter: (path: string) => FrontMatter;
  /** By the path of a page, what changes its content before it becomes Markdown. Such a page is made again by each build. */
  readonly rewrite: Readonly<Record<string, (content: Element) => Element>>;
}

const DEFAULT_MAX_PAGE_LENGTH = 20_000;
const DEFAULT_MAX_FULL_LENGTH = 95_000;

const path = Joi.string().pattern(/^\//).message('{{#label}} must begin with a slash: it is a path inside the site');
const service = Joi.alternatives(path, Joi.string().uri({ scheme: ['http', 'https'] }));

/** What Joi checks the options by. */
export const optionsSchema: Joi.ObjectSchema<AgentsOptions> = Joi.object<AgentsOptions>({
  id: Joi.string().default('default'),
  title: Joi.string(),
  summary: Joi.string(),
  ignorePatterns: Joi.array().items(path).default([]),
  unlistedPatterns: Joi.array().items(path).default([]),
  sections: Joi.array()
    .items(
      Joi.object({
        title: Joi.string().required(),
        description: Joi.string(),
        pages: Joi.array().items(path).min(1).required(),
      }),
    )
    .default([]),
  nested: Joi.array().items(path).default([]),
  maxPageLength: Joi.number().integer().min(5000).default(DEFAULT_MAX_PAGE_LENGTH),
  maxFullLength: Joi.number().integer().min(20_000).default(DEFAULT_MAX_FULL_LENGTH),
  services: Joi.object({ ask: service, mcp: service }).default({}),
  askInstead: Joi.string(),
  skill: Joi.string(),
  frontMatter: Joi.function().default(() => () => ({})),
  rewrite: Joi.object().pattern(path, Joi.function()).default({}),
}).prefs({
  messages: { 'object.unknown': 'There is no option {{#label}}. Remove it, or use one that the README lists.' },
});
