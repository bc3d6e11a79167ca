/** Not yet among the compiler's types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): string };
}

/**
 * Starts a worker with its first messages and leaves it on the window for the app, which starts another one when it has failed. Written
 * into pages as text, so it uses nothing from outside of its own body.
 */
export function startWorkerAhead(
  name: 'answerWorker' | 'searchWorker',
  script: string,
  messages: readonly object[],
): Worker {
  const trusted: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  const policy = trusted?.createPolicy('worker', { createScriptURL: () => script });
  const worker = new Worker(policy?.createScriptURL('') ?? script);
  worker.onerror = () => {
    window[name] = undefined;
  };
  for (const message of messages) worker.postMessage(message);
  window[name] = worker;
  return worker;
}
