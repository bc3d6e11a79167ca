import '@docusaurus/theme-classic/lib/nprogress.css';

/** A new page that comes sooner shows no bar: it looks immediate. In milliseconds. */
const DELAY_MS = 200;
/** The part of the bar that is filled at the start. */
const START = 0.08;
/** Duration of one move of the bar, in milliseconds. */
const SPEED_MS = 200;
/** The time between two moves while a page loads, in milliseconds. */
const REST_MS = 800;

let bar: HTMLElement | undefined;
let timer = 0;

/** Shows a thin bar at the top of the window while a page takes longer than a moment to come. */
export default {
  onRouteUpdate({ location, previousLocation }: RouteChange): (() => void) | undefined {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return undefined;
    clearTimeout(timer);
    timer = window.setTimeout(() => move(START), DELAY_MS);
    return () => {
      if (bar === undefined) clearTimeout(timer);
    };
  },
  onRouteDidUpdate(): void {
    clearTimeout(timer);
    if (bar === undefined) return;
    const done = bar;
    bar = undefined;
    place(done, 1);
    done.style.opacity = '0';
    window.setTimeout(() => done.parentElement?.remove(), 2 * SPEED_MS);
  },
};

interface RouteChange {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

/** Each move leaves a tenth of what was left, so the end is not reached before the page. */
function move(part: number): void {
  bar ??= createBar();
  place(bar, part);
  timer = window.setTimeout(() => move(part + (1 - part) / 10), REST_MS);
}

function createBar(): HTMLElement {
  const frame = document.createElement('div');
  frame.id = 'nprogress';
  const created = document.createElement('div');
  created.className = 'bar';
  place(created, 0);
  frame.append(created);
  document.body.append(frame);
  created.getBoundingClientRect(); // drawn at its start, so that the first move is seen
  return created;
}

function place(element: HTMLElement, part: number): void {
  element.style.transform = `translate3d(${Math.round((part - 1) * 1000) / 10}%, 0px, 0px)`;
  element.style.transition = `${SPEED_MS}ms`;
}
