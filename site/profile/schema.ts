import { START_ICON_NAMES } from '@feedback-docs/dialog/startIcons';
import { PLATFORMS } from '@feedback-docs/releases';
import * as z from 'zod';

const text = z.string({ error: 'must be a text' }).min(1, 'must not be empty');
const texts = z.array(text, { error: 'must be a list of texts' });
const path = text.regex(/^\//, 'must begin with a slash: it is a path inside the site');
const page = text.regex(/^[\w-][\w/-]*$/, 'must be the id of a page: its file below docs, without the ending');
const link = z.strictObject({ label: text, to: path }).readonly();
const links = z.array(link, { error: 'must be a list of links, each { label, to }' }).readonly();

/** A group of answers on a scale of 0 to 10: its lowest point, and the responses that the result begins with. */
const group = z.strictObject({ name: text, from: z.int().min(0).max(10), responses: z.int().min(0) });

/** A question that can be answered, and its score: the share of the first group minus that of the last. */
const demo = z.strictObject({
  question: text,
  ends: z.tuple([text, text], { error: 'must be the words at the two ends of the scale' }),
  score: link,
  groups: z.tuple([group, group, group], {
    error: 'must be three groups, each { name, from, responses }, the highest first',
  }),
});

/** site.yaml: what the site says around the docs. */
export const siteSchema = z.strictObject({
  home: z.strictObject({
    description: text,
    title: text,
    searchPlaceholder: text,
    start: z.tuple([link, link], { error: 'must be two links, each { label, to }' }),
    demo: demo.optional(),
    tasks: z.array(
      z.strictObject({
        title: text,
        icon: z.enum(START_ICON_NAMES, { error: `must be one of ${START_ICON_NAMES.join(', ')}` }),
        text,
        to: path,
        links,
      }),
    ),
  }),
  sidebar: z.array(z.strictObject({ page, pages: z.array(page).optional() })),
  footer: z.strictObject({ about: links, signIn: links, privacy: links }),
  glossary: z.strictObject({ page, properNames: texts, homonyms: texts }).optional(),
  releases: z.strictObject({
    alwaysNewest: z.array(z.enum(PLATFORMS)).default([]),
    filterExample: text,
    category: text,
  }),
});

/** search.yaml: what search and assistant know of the product beyond its docs. */
export const searchSchema = z.strictObject({
  clients: z.strictObject({
    appId: text,
    assistantId: text,
    sections: z.array(
      z.strictObject({
        path,
        index: text,
        variable: text.regex(/^[A-Z_]+$/, 'must be the name of an environment variable'),
      }),
    ),
  }),
  groups: z.record(text, z.array(page)),
  referencePages: z.array(page),
  areaWords: z.record(text, texts),
  exampleQuestions: texts,
  suggestedQuestions: texts,
});

/** agents.yaml: what agents read about the site. */
export const agentsSchema = z.strictObject({
  summary: text,
  sections: z.array(z.strictObject({ title: text, pages: z.array(path) })),
});

/** synonyms.yaml: groups of words that the search takes for one another. */
export const synonymsSchema = z.array(
  z.array(text, { error: 'must be a group of words' }).min(2, 'must have at least two words'),
);

/** terms.yaml: nouns of the product, which no package may hold. */
export const termsSchema = texts;

export type SiteProfile = z.infer<typeof siteSchema>;
export type ScoreQuestion = z.infer<typeof demo>;
export type SearchProfile = z.infer<typeof searchSchema>;
export type AgentsProfile = z.infer<typeof agentsSchema>;
