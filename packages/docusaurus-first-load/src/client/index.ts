export { pendingScripts } from './islands/islands.ts';
export { registerIsland } from './islands/registerIsland.tsx';
