import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a heading says that its link was copied, in milliseconds. */
const SAID_FOR_MS = 2000;

// The sign beside a heading goes to the heading, as links do, and copies its address. A client module of the site.
if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', copyLink);

function copyLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (link === null) return;
  navigator.clipboard?.writeText(link.href).then(
    () => {
      link.dataset['copied'] = '';
      setTimeout(() => delete link.dataset['copied'], SAID_FOR_MS);
    },
    () => undefined, // Where copying is not allowed the address is in the address bar.
  );
}
