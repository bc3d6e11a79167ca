import type { DocusaurusConfig } from '@docusaurus/types';
import { findListed } from '@feedback-docs/pages/options';

/** Throws where pages of the site cannot arrive this way as it is configured, with what to change. */
export function checkSite({ plugins, future }: Pick<DocusaurusConfig, 'plugins' | 'future'>): void {
  if (findListed(plugins, ['docusaurus-first-load']) !== undefined)
    throw new Error(
      `docusaurus-first-load stands under plugins, where the classic theme takes the place of its parts of pages. Move it to themes.`,
    );
  if (!future.faster.rspackBundler)
    throw new Error(
      `docusaurus-first-load needs the bundler Rspack, and this site is built with webpack. Install @docusaurus/faster and set future: { faster: true } in the configuration.`,
    );
}
