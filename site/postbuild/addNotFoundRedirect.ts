import type { BuiltPage } from '@feedback-docs/docusaurus-first-load/pages';
import type { AddressForm } from '@feedback-docs/pages/addresses';

/** The forms of a page address that a host may answer, in the order they are tried. */
const ENDINGS = { file: ['', '.html'], folder: ['/', '/index.html'] };

/**
 * Lets 404.html redirect, on hosts that answer unknown addresses with it, to the page that the address means (`/docs/intro`,
 * `/docs/intro/`, `/docs/intro.html`). Where there is none, the words of the address go into the search field.
 */
export function addNotFoundRedirect(pages: readonly BuiltPage[], { trailingSlash = false }: AddressForm): BuiltPage[] {
  const script = `<script>(${redirectToPage.toString()})(${JSON.stringify(trailingSlash ? ENDINGS.folder : ENDINGS.file)})</script>`;
  return pages.map((page) =>
    page.url === '/404'
      ? { ...page, html: page.html.replace(/<meta charset=[^>]*>/i, (charset) => charset + script) }
      : page,
  );
}

/** Written into the page as text, so it uses nothing from outside its own body. */
async function redirectToPage(endings: readonly string[]): Promise<void> {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === '' || name.includes('.')) return;
  // Only forward through the list: a host that answers everything with status 200 must not cause a redirect loop.
  const tried = endings.findIndex((ending) => path + ending === pathname);
  for (const ending of endings.slice(tried + 1)) {
    const answer = await fetch(path + ending, { method: 'HEAD' }).catch(() => null);
    if (answer?.ok) return location.replace(path + ending + search + hash);
  }
  const words = new URLSearchParams(`q=${name.replace(/[-_&]+/g, ' ')}`).get('q') ?? '';
  const fill = () => {
    const field = document.querySelector<HTMLInputElement>('#not-found-search');
    if (field?.value === '') field.value = words;
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fill);
  else fill();
}
