import { QuestionPreview } from '@site/src/components/QuestionPreview/QuestionPreview';
import { ItemLink } from '@site/src/components/ReleasePage/ItemLink';
import { ReleaseByline } from '@site/src/components/ReleasePage/ReleaseByline';
import { VersionMarks } from '@site/src/components/VersionMarks/VersionMarks';
import MDXComponents from '@theme-original/MDXComponents';

/** What pages may use without importing it, beyond the classic theme's own. */
export default { ...MDXComponents, ItemLink, QuestionPreview, ReleaseByline, VersionMarks };
