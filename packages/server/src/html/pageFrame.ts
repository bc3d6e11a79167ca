import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@feedback-docs/text';

const STYLE = readFileSync(join(import.meta.dirname, 'pageFrame.css'), 'utf8');

/** The policy of such pages: no script, nothing from elsewhere, and its own style by hash. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A whole page around its body; one that asks for a single thing is a card in the middle of the window. */
export function pageFrame(title: string, body: string, { isCard = false } = {}): string {
  const main = isCard ? '<main class="card">' : '<main>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style>${main}${body}</main></html>`;
}

const MARK =
  '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 13h4v8H3zM10 3h4v18h-4zM17 8h4v13h-4z"/></svg>';

/** The form that asks for the token, with what went wrong. `address` is that of the insights, right below the home page. */
export function signInPage(address: string, problem = ''): string {
  const alert = problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  const home = escapeHtml(address.slice(0, address.lastIndexOf('/') + 1));
  return pageFrame(
    'Sign in to insights',
    `${MARK}<h1>Insights</h1><p class="quiet">What readers look for, what they ask and what they do not find.</p>${alert}<form method="post" action="${escapeHtml(address)}"><label for="token">Token</label><input id="token" name="token" type="password" autocomplete="current-password" aria-describedby="which" required><p class="quiet" id="which">The value of <code>INSIGHTS_TOKEN</code> on the server.</p><button>Sign in</button></form><a class="quiet" href="${home}">Back to the documentation</a>`,
    { isCard: true },
  );
}
