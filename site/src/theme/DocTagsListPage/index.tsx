import { withPageMenu } from '@site/src/pageMenu/withPageMenu';
import DocTagsListPage from '@theme-original/DocTagsListPage';

export default withPageMenu(DocTagsListPage);
