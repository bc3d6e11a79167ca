import { Figure } from '@site/src/components/Figure/Figure';
import MDXComponents from '@theme-original/MDXComponents';

/** What the steps of the build write into pages, beyond the classic theme's own: no page imports these. */
export default { ...MDXComponents, figure: Figure };
