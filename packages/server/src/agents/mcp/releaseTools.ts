import { matchTitles } from '@feedback-docs/pages';
import {
  type Comparison,
  compare,
  type FeatureData,
  historyOf,
  itemPath,
  KIND_HEADINGS,
  PLATFORMS,
  type ReleaseItem,
  releaseName,
  since,
} from '@feedback-docs/releases';
import { foldText } from '@feedback-docs/text';
import * as z from 'zod';
import { readVersion } from '../readVersion.ts';
import { type Caller, defineTool, type Tool } from './Tool.ts';
import { pageOf } from './toolResult.ts';
import { CURSOR, NEXT_CURSOR, READ_ONLY, toolArguments } from './toolSchemas.ts';

const MAX_NAMED = 8;

const platform = z.enum(PLATFORMS, { error: `platform is ${PLATFORMS.join(' or ')}.` });
const version = z.string({ error: 'A version is a text such as "1.60".' }).min(1).max(20);
const change = z.object({
  release: z.string(),
  kind: z.string(),
  area: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
});
const changes = {
  items: z.array(change),
  total: z.number(),
  nextCursor: NEXT_CURSOR,
};

/** The tools that compare versions, from the release notes as data, by name. */
export const RELEASE_TOOLS = {
  whats_new_since: defineTool({
    title: 'What is new since a version',
    description:
      'Every change between the version a user has and the newest release of that platform, oldest first. Use it for "what is new", "what do I miss" and "should I update".',
    annotations: READ_ONLY,
    inputSchema: toolArguments({ platform, version: version.describe('The version the user has.'), cursor: CURSOR }),
    outputSchema: z.object({ from: z.string(), to: z.string(), ...changes }),
    run: async (asked, deps, caller) => {
      deps.searchLimits.search(caller.reader);
      const { releases } = deps.releaseData();
      return comparisonOf(since(releases, readVersion(releases, asked.platform, asked.version)), asked.cursor, caller);
    },
  }),
  compare_releases: defineTool({
    title: 'Compare two releases',
    description:
      'Every change between two versions of one platform, without the older and with the newer one, oldest first.',
    annotations: READ_ONLY,
    inputSchema: toolArguments({ platform, from: version, to: version, cursor: CURSOR }),
    outputSchema: z.object({ from: z.string(), to: z.string(), ...changes }),
    run: async (asked, deps, caller) => {
      deps.searchLimits.search(caller.reader);
      const { releases } = deps.releaseData();
      const one = readVersion(releases, asked.platform, asked.from);
      const other = readVersion(releases, asked.platform, asked.to);
      return comparisonOf(compare(releases, one, other), asked.cursor, caller);
    },
  }),
  feature_history: defineTool({
    title: 'History of a feature',
    description:
      'Since which version Web and Mobile have a feature, and every change to it. Use it for "since when", "which version brought" and "does the mobile app have".',
    annotations: READ_ONLY,
    inputSchema: toolArguments({
      feature: z.string({ error: 'feature is the name of a feature, such as "quotas".' }).min(1).max(100),
      cursor: CURSOR,
    }),
    outputSchema: z.object({
      feature: z.string(),
      area: z.string(),
      url: z.string(),
      introduced: z.record(z.string(), z.string()).describe('The first version by platform, always, or no.'),
      ...changes,
    }),
    run: async (asked, deps, caller) => {
      deps.searchLimits.search(caller.reader);
      const data = deps.releaseData();
      const history = historyOf(data, data.releases, featureNamed(data.features, asked.feature).id);
      if (history === undefined) throw new RangeError('This feature has no history.');
      const { feature, introduced, events } = history;
      return {
        feature: feature.name,
        area: feature.area,
        url: caller.addresses.toAddress(feature.path),
        introduced: Object.fromEntries(
          PLATFORMS.map((name) => [name, introduced[name] === 'initial' ? 'always' : (introduced[name] ?? 'no')]),
        ),
        ...pageOf(
          events.map(({ item }) => itemOf(item, caller)),
          asked.cursor,
        ),
      };
    },
  }),
} satisfies Record<string, Tool>;

/** A page of the changes between two releases. */
function comparisonOf({ from, to, items }: Comparison, cursor: string | undefined, caller: Caller) {
  const changes = items.map((item) => itemOf(item, caller));
  return { from: releaseName(from), to: releaseName(to), ...pageOf(changes, cursor) };
}

/** A change as a model needs it: what it is, and where. */
function itemOf(item: ReleaseItem, { addresses }: Caller) {
  return {
    release: releaseName(item),
    kind: KIND_HEADINGS[item.kind],
    area: item.area,
    title: item.title,
    text: item.plain,
    url: addresses.toAddress(itemPath(item)),
  };
}

/** The one feature that a name means. Throws a RangeError that lists those it may mean. */
function featureNamed(features: readonly FeatureData[], name: string): FeatureData {
  const exact = features.find((feature) => feature.id === name || foldText(feature.name) === foldText(name));
  const titles = features.map((feature) => ({ url: feature.id, title: feature.name, description: '' }));
  const found = matchTitles(titles, name);
  const some = found.length > 0 ? found : titles.filter(({ title }) => sharesWord(title, name));
  const [only] = exact === undefined ? some : [{ url: exact.id }];
  const feature = features.find(({ id }) => id === only?.url);
  if (feature !== undefined && (exact !== undefined || some.length === 1)) return feature;
  const names = some.slice(0, MAX_NAMED).map(({ title }) => title);
  const hint = names.length === 0 ? 'search_docs finds what it may be called' : `it may be one of: ${names.join('; ')}`;
  throw new RangeError(`No feature is called "${name}"; ${hint}.`);
}

function sharesWord(title: string, name: string): boolean {
  const words = new Set(foldText(title).split(/\W+/));
  return foldText(name)
    .split(/\W+/)
    .some((word) => word.length > 3 && words.has(word));
}
