import type {
  ActiveDocContext,
  ActivePlugin,
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { matchPath } from '@docusaurus/router';

/**
 * What the framework's module of this name says, with the doc of a path looked up instead of compared with a thousand patterns by each
 * item of the navbar: a quarter of the time that pages take to render. For the server, where the lists of docs never change.
 */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const activeVersion = getActiveVersion(data, pathname);
  const activeDoc = activeVersion && docsByPath(activeVersion).get(plainPath(pathname));
  const alternateDocVersions: Record<string, GlobalDoc> = {};
  if (activeDoc === undefined) return { alternateDocVersions, ...(activeVersion && { activeVersion }) };
  for (const { name, docs } of data.versions) {
    const alternate = docs.find(({ id }) => id === activeDoc.id);
    if (alternate !== undefined) alternateDocVersions[name] = alternate;
  }
  return { ...(activeVersion && { activeVersion }), activeDoc, alternateDocVersions };
}

/** The version with the longest path that begins the reader's. */
export function getActiveVersion(data: GlobalPluginData, pathname: string): GlobalVersion | undefined {
  return data.versions
    .toSorted((a, b) => b.path.length - a.path.length)
    .find(({ path }) => matchPath(pathname, { path }) !== null);
}

/** The plugin whose path begins the reader's. Throws with `failfast` when none does. */
export function getActivePlugin(
  allPluginData: Readonly<Record<string, GlobalPluginData>>,
  pathname: string,
  { failfast = false }: { failfast?: boolean } = {},
): ActivePlugin | undefined {
  const entry = Object.entries(allPluginData)
    .toSorted(([, a], [, b]) => b.path.localeCompare(a.path))
    .find(([, { path }]) => matchPath(pathname, { path }) !== null);
  if (entry === undefined && failfast)
    throw new Error(`${pathname} is no page of the docs, but a part of it can only be shown in the docs.`);
  return entry && { pluginId: entry[0], pluginData: entry[1] };
}

export function getLatestVersion(data: GlobalPluginData): GlobalVersion | undefined {
  return data.versions.find(({ isLast }) => isLast);
}

export function getDocVersionSuggestions(data: GlobalPluginData, pathname: string) {
  const latestVersionSuggestion = getLatestVersion(data);
  const { alternateDocVersions } = getActiveDocContext(data, pathname);
  return { latestDocSuggestion: alternateDocVersions[latestVersionSuggestion?.name ?? ''], latestVersionSuggestion };
}

const known = new WeakMap<GlobalVersion, ReadonlyMap<string, GlobalDoc>>();

function docsByPath(version: GlobalVersion): ReadonlyMap<string, GlobalDoc> {
  const docs = known.get(version) ?? new Map(version.docs.map((doc) => [plainPath(doc.path), doc]));
  known.set(version, docs);
  return docs;
}

/** Routes match in any case, with and without a slash at the end. */
function plainPath(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}
