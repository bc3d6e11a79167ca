export { PageMenu as default } from '@site/src/pageMenu/PageMenu';
