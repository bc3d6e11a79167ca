import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@feedback-docs/text';

const STYLE = readFileSync(join(import.meta.dirname, 'pageFrame.css'), 'utf8');

/** The policy of such pages: no script, nothing from elsewhere, its own style by hash, and the icon that is written into the page. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Written into the page: without one, browsers ask for /favicon.ico, which the site may not have. */
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#0b6a61" d="M3 13h4v8H3zM10 3h4v18h-4zM17 8h4v13h-4z"/></svg>')}`;

/** A whole page around its body; one that asks for a single thing is a card in the middle of the window. */
export function pageFrame(title: string, body: string, { isCard = false } = {}): string {
  const main = isCard ? '<main class="card">' : '<main>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${ICON}"><title>${escapeHtml(title)}</title><style>${STYLE}</style>${main}${body}</main></html>`;
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
