import { QuestionPreview } from '@site/src/components/QuestionPreview/QuestionPreview';
import MDXComponents from '@theme-original/MDXComponents';

/** What pages may use without importing it, beyond the classic theme's own. */
export default { ...MDXComponents, QuestionPreview };
