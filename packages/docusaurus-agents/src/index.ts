import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { createMatcher } from '@docusaurus/utils';
import { markdownPath } from '@feedback-docs/pages';
import { type Addresses, createAddresses } from '@feedback-docs/pages/addresses';
import { askInsteadText, notesOf } from './announce.ts';
import { catalogueFiles } from './catalogue.ts';
import { createTwinCache } from './createTwinCache.ts';
import { linkTwins } from './linkTwins.ts';
import { llmsFullTexts, llmsText } from './llmsText.ts';
import { type AgentsOptions, optionsSchema } from './options.ts';
import { readHtmlPages } from './readHtmlPages.ts';
import type { Twin } from './Twin.ts';
import { replaceFile, writeFiles } from './writeFiles.ts';

export type { FrontMatter } from './createTwin.ts';
export type { AgentServices, AgentsOptions, LlmsSection } from './options.ts';

/** Options as a site gives them. */
export type PluginOptions = Partial<AgentsOptions>;

/**
 * Makes a site readable for agents: after the build, each page as Markdown beside its HTML, lists of them for agents (llms.txt), and the
 * catalogue of what the host offers.
 */
export default function docusaurusAgents(
  { siteConfig, siteDir }: LoadContext,
  options: AgentsOptions,
): Plugin<undefined> {
  return {
    name: 'docusaurus-agents',
    postBuild: async ({ outDir }) => {
      const { url, baseUrl, trailingSlash } = siteConfig;
      const form = { baseUrl, trailingSlash: trailingSlash === true };
      const { toUrl, toAddress } = { toUrl: createAddresses(form, url).toAddress, ...createAddresses(form) };
      const pages = readHtmlPages(outDir, createMatcher([...options.ignorePatterns]));
      const cache = createTwinCache(join(siteDir, 'node_modules', '.cache', 'docusaurus-agents'), {
        toUrl,
        maxLength: options.maxPageLength,
        frontMatter: options.frontMatter,
        rewrite: options.rewrite,
        canAsk: options.services.ask !== undefined,
      });
      const twins = await Promise.all(pages.map(cache.read));
      cache.finish();
      const site = {
        title: options.title ?? siteConfig.title,
        summary: options.summary ?? siteConfig.tagline,
        toUrl,
      };
      const isUnlisted = createMatcher([...options.unlistedPatterns]);
      const listed = twins.filter(({ path }) => !isUnlisted(path));
      writeFiles(outDir, [
        ...twins.flatMap(({ files }) => files.map(({ path, text }) => [path, text] as const)),
        ...llmsFiles(listed, options, site),
        ...llmsFullTexts(listed, { ...site, maxLength: options.maxFullLength }),
        ...catalogueFiles({
          ...site,
          siteUrl: url,
          mcpUrl: completed(options.services.mcp, toUrl),
          skill: readSkill(options.skill, siteDir, toUrl('/').replace(/\/$/, '')),
        }),
      ]);
      for (const { path, file, html } of pages)
        replaceFile(
          file,
          linkTwins(html, { twin: toAddress(markdownPath(path)), llms: toAddress(nearestLlms(path, options)) }),
        );
    },
  };
}

/** Checks the options and fills in the defaults. Throws with the name of the option that is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, AgentsOptions>): AgentsOptions {
  return validate(optionsSchema, options);
}

type SiteTexts = Omit<Parameters<typeof llmsText>[1], 'sections' | 'notes'>;

function llmsFiles(twins: readonly Twin[], options: AgentsOptions, site: SiteTexts): [path: string, text: string][] {
  const { sections, nested, services, askInstead, maxPageLength: maxLength, skill } = options;
  const notes = notesOf({ toUrl: site.toUrl, services, maxLength, hasSkill: skill !== undefined, nested });
  const below = nested.map((folder): [string, string] => {
    const pages = twins.filter(({ path }) => path === folder || path.startsWith(`${folder}/`));
    const whole = `This list holds the pages below ${site.toUrl(folder)}. All pages: ${site.toUrl('/llms.txt')}`;
    return [`${folder}/llms.txt`, llmsText(pages, { ...site, sections, notes: [whole] })];
  });
  const files: [string, string][] = [['/llms.txt', llmsText(twins, { ...site, sections, notes })], ...below];
  return services.ask === undefined ? [...files, ['/ask.md', askInsteadText(site.toUrl, askInstead)]] : files;
}

/** The list that describes a page: of those below whose folder it lies, the one with the longest path. */
function nearestLlms(path: string, { nested }: AgentsOptions): string {
  const [nearest = ''] = nested.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length);
  return `${nearest}/llms.txt`;
}

function completed(service: string | undefined, toUrl: Addresses['toAddress']): string | undefined {
  return service === undefined ? undefined : toUrl(service);
}

function readSkill(file: string | undefined, siteDir: string, siteUrl: string): string | undefined {
  if (file === undefined) return undefined;
  return readFileSync(resolve(siteDir, file), 'utf8').replaceAll('{url}', siteUrl);
}
