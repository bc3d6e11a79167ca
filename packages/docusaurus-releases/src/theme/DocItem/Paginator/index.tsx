import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import { releaseNeighbours } from '../../../client/page/releaseNeighbours.ts';

/** The way to the neighbouring pages. On release pages it stays on the platform and leads from older to newer. */
export default function DocItemPaginator(): ReactNode {
  const { metadata } = useDoc();
  return <DocPaginator className="docusaurus-mt-lg" {...releaseNeighbours(metadata)} />;
}
