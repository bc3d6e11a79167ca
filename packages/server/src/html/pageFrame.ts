import { createHash } from 'node:crypto';
import { escapeHtml } from '@feedback-docs/text';

/** Colours reach 4.5:1 on their ground in both schemes. */
const STYLE = `:root{color-scheme:light dark;--line:#c3cfcc;--quiet:#55635f;--accent:#0b6a61}@media (prefers-color-scheme:dark){:root{--line:#3c4846;--quiet:#a5b3af;--accent:#5cc9bb}}html{background:Canvas;color:CanvasText}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}h1{font-size:1.75rem;margin:.5rem 0}h2{margin-top:3rem;border-bottom:1px solid var(--line)}h3{margin:2rem 0 .5rem}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}a{color:var(--accent)}a[aria-current]{color:inherit;font-weight:700;text-decoration:none}dl{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin:1rem 0}@media(min-width:45rem){dl{grid-template-columns:repeat(4,1fr)}}dl div{border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem}dt,.axis,small,figcaption{color:var(--quiet);font-size:.875rem}dd{margin:0;font-size:1.5rem;font-weight:600}dd small{display:block;font-weight:400}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}th,.n{overflow-wrap:normal}.n{text-align:right;font-variant-numeric:tabular-nums}figure{margin:1rem 0}svg{width:100%;height:7.5rem;fill:var(--accent);border-bottom:1px solid var(--line)}.axis{display:flex;justify-content:space-between;margin:0}pre{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem;white-space:pre-wrap;overflow-wrap:anywhere}label,input,button{display:block;font:inherit}input{margin:.5rem 0 1rem;padding:.5rem;width:100%;max-width:28rem;box-sizing:border-box}button{padding:.5rem 1rem}nav form,nav button{display:inline}.words{list-style:none;padding:0}.words li{border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0}.words form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:end}.words label{display:grid;gap:.25rem}.words input{margin:0;max-width:none}.words label:nth-child(2){flex:1 1 12rem}.words blockquote,fieldset{margin:.5rem 0 1rem}fieldset{border:1px solid var(--line);border-radius:.5rem}.choice{padding:.25rem 0}.choice input{display:inline;width:auto;margin:0 .5rem 0 0}select,textarea{font:inherit;padding:.5rem;box-sizing:border-box;max-width:100%}textarea,main>form>select{display:block;width:100%;max-width:40rem;margin:.5rem 0 1rem}@media print{nav,summary,form{display:none}h2{break-after:avoid}}`;

/** The policy of such pages: no script, nothing from elsewhere, and its own style by hash. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A whole page around its body. */
export function pageFrame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style><main>${body}</main></html>`;
}

/** The form that asks for the token, with what went wrong. */
export function signInPage(action: string, problem = ''): string {
  const alert = problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  return pageFrame(
    'Sign in to insights',
    `<h1>Insights</h1>${alert}<form method="post" action="${escapeHtml(action)}"><label for="token">Token of <code>INSIGHTS_TOKEN</code></label><input id="token" name="token" type="password" autocomplete="current-password" required><button>Sign in</button></form>`,
  );
}
