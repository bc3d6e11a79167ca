/** Where the picture of a page for social networks lies: "/img/cards/docs/intro.png" for "/docs/intro". */
export function cardPath(page: string): string {
  const path = page.replace(/\.html$/, '').replace(/\/$/, '');
  return `/img/cards${path === '' ? '/index' : path}.png`;
}
