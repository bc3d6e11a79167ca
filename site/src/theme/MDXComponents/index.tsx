import { Figure } from '@site/src/components/Figure/Figure';
import { ItemLink } from '@site/src/components/ReleasePage/ItemLink';
import { ReleaseByline } from '@site/src/components/ReleasePage/ReleaseByline';
import { VersionMarks } from '@site/src/components/VersionMarks/VersionMarks';
import MDXComponents from '@theme-original/MDXComponents';

/** What the steps of the build write into pages, beyond the classic theme's own: no page imports these. */
export default { ...MDXComponents, figure: Figure, ItemLink, ReleaseByline, VersionMarks };
