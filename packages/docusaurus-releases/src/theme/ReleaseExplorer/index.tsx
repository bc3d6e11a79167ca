export { Explorer as default } from '../../client/explorer/Explorer.tsx';
