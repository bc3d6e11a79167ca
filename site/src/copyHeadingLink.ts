import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a heading says that its link was copied, and when those hear it who hear the page, in milliseconds. */
const SAID_FOR_MS = 2000;
const SAID_AFTER_MS = 100;

// The sign beside a heading goes to the heading, as links do, copies its address and says so. A client module of the site.
if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', copyLink);

function copyLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (link === null) return;
  navigator.clipboard?.writeText(link.href).then(
    () => {
      link.dataset['copied'] = '';
      const said = document.createElement('span');
      said.role = 'status';
      said.className = 'sr-only';
      document.body.append(said);
      // What a status holds when it comes is not said aloud.
      setTimeout(() => said.append('Link copied'), SAID_AFTER_MS);
      setTimeout(() => {
        delete link.dataset['copied'];
        said.remove();
      }, SAID_FOR_MS);
    },
    () => undefined, // Where copying is not allowed the address is in the address bar.
  );
}
