import { openBrowserStorage } from '../../storage/browserStorage.ts';
import { TOKEN_KEY } from '../../storage/eraseReaderData.ts';
import { fieldsOf } from '../../storage/fieldsOf.ts';
import { AssistantError } from '../AssistantError.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';

/** A token is renewed when it has less than this left, in seconds. */
const REFRESH_MARGIN_S = 30;

/** The tokens the assistant's service asks for, kept for the browser tab. */
export interface Tokens {
  /** A token that is still good; callers at the same time share one request. */
  get(): Promise<string>;
  /** Forgets a token that the service refused. */
  forget(): void;
}

/** Gets tokens by `request`, which answers with the body of the service's reply. */
export function createTokens(request: () => Promise<unknown>): Tokens {
  const storage = openBrowserStorage('sessionStorage');
  let pending: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const { token, message } = fieldsOf(await request());
    if (typeof token !== 'string' || token === '') {
      throw new AssistantError(typeof message === 'string' ? message : ASSISTANT_TEXTS.unreadable);
    }
    storage.write(TOKEN_KEY, token);
    return token;
  }

  return {
    async get() {
      const known = storage.read(TOKEN_KEY);
      if (known !== null && secondsLeft(known) > REFRESH_MARGIN_S) return known;
      pending ??= fetchToken().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    forget: () => storage.remove(TOKEN_KEY),
  };
}

/** What the part before the first dot says of the token's end; a token that cannot be read has ended. */
function secondsLeft(token: string): number {
  try {
    const { exp } = fieldsOf(JSON.parse(atob(token.split('.')[0] ?? '')));
    return typeof exp === 'number' ? exp - Date.now() / 1000 : 0;
  } catch {
    return 0;
  }
}
