export { Parity as default } from '../../client/explorer/Parity.tsx';
