/** All code of the assistant in browser mode. In one place, because each import of its own makes a chunk of its own. */
export const loadWorkerAssistant = () => import('./createWorkerAssistant.ts');
