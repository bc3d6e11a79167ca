/**
 * Says on the home page that the site did not load, and which base URL would fit the address. Written into the page as text, so it uses
 * nothing from outside of its own body; as elements and not as HTML, which the page's policy would refuse.
 */
export function insertBanner(baseUrl: string): void {
  const part = (name: string, css: string, ...content: (string | Node)[]) => {
    const element = document.createElement(name);
    element.style.cssText = css;
    element.append(...content);
    return element;
  };
  const bold = 'font-weight:bold';
  const link = part('a', bold, 'baseUrl configuration') as HTMLAnchorElement;
  link.href = 'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl';
  const banner = part(
    'div',
    'border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px',
    part('p', `${bold};font-size:30px`, 'Your Docusaurus site did not load properly.'),
    part('p', '', 'A very common reason is a wrong site ', link, '.'),
    part(
      'p',
      '',
      'Current configured baseUrl = ',
      part('span', `${bold};color:red`, baseUrl),
      baseUrl === '/' ? ' (default value)' : '',
    ),
    part(
      'p',
      '',
      'We suggest trying baseUrl = ',
      part('span', `${bold};color:green`, location.pathname.replace(/\/?$/, '/')),
    ),
  );
  banner.id = '__docusaurus-base-url-issue-banner';
  const container = part('div', '', banner);
  // The stylesheet hides it: where that arrives, the base URL is right.
  container.id = `${banner.id}-container`;
  document.body.prepend(container);
}
