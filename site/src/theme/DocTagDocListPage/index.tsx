import { withPageMenu } from '@site/src/pageMenu/withPageMenu';
import DocTagDocListPage from '@theme-original/DocTagDocListPage';

export default withPageMenu(DocTagDocListPage);
