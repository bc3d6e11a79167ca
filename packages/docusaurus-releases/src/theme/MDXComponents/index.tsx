import MDXComponents from '@theme-init/MDXComponents';
import { VersionMarks } from '../../client/marks/VersionMarks.tsx';
import { ItemLink } from '../../client/page/ItemLink.tsx';
import { KindCount, ReleaseByline, ReleaseDay } from '../../client/page/ReleaseByline.tsx';

/** What the steps of the build write into release pages and below headings: no page imports these. */
export default { ...MDXComponents, ItemLink, KindCount, ReleaseByline, ReleaseDay, VersionMarks };
