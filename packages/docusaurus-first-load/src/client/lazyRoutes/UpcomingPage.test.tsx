// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { type ReactNode, useEffect } from 'react';
import { Router, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UpcomingPage } from './UpcomingPage.tsx';
import { announcePage } from './upcoming.ts';

afterEach(cleanup);

/** Pages that say where they are and note when they are there; the one at /broken throws. */
function open() {
  const effects: string[] = [];
  function Page(): ReactNode {
    const { pathname } = useLocation();
    useEffect(() => {
      effects.push(pathname);
    }, [pathname]);
    if (pathname === '/broken') throw new Error('This page is broken.');
    return <p>{pathname}</p>;
  }
  const history = createMemoryHistory({ initialEntries: ['/a'] });
  const { container } = render(
    <Router history={history}>
      <UpcomingPage>
        <Page />
      </UpcomingPage>
    </Router>,
  );
  const pages = () =>
    [...container.querySelectorAll('p')].map((page) => `${page.textContent}${page.style.display ? ' hidden' : ''}`);
  const announce = (path: string, arrival = Promise.resolve()) =>
    act(async () => {
      fireEvent.pointerMove(window);
      announcePage(path, arrival);
    });
  const go = (path: string) => act(async () => history.push(path));
  return { effects, pages, announce, go };
}

test('a page is drawn out of sight and does nothing until it is shown', async () => {
  const { effects, pages, announce, go } = open();
  await announce('/b');
  expect(pages()).toEqual(['/a', '/b hidden']);
  expect(effects).toEqual(['/a']);
  await go('/b');
  expect(pages()).toEqual(['/b']);
  expect(effects).toEqual(['/a', '/b']);
});

test('only the latest page is drawn ahead, none when the reader scrolls, and none of it is left elsewhere', async () => {
  const { pages, announce, go } = open();
  await announce('/b');
  await announce('/c');
  expect(pages()).toEqual(['/a', '/c hidden']);
  act(() => void fireEvent.scroll(window));
  expect(pages()).toEqual(['/a']);
  await announce('/b');
  await go('/c');
  expect(pages()).toEqual(['/c']);
  await announce('/a');
  expect(pages()).toEqual(['/c', '/a hidden']);
  await announce('/c');
  expect(pages()).toEqual(['/c']);
});

test('a page whose scripts come after those of a later one does not take its place', async () => {
  const { pages, announce } = open();
  const early = Promise.withResolvers<void>();
  await announce('/b', early.promise);
  await announce('/c');
  await act(async () => early.resolve());
  expect(pages()).toEqual(['/a', '/c hidden']);
});

test('a link that a scroll brings under a resting pointer is not pointed at', async () => {
  const { pages, announce } = open();
  await announce('/b');
  act(() => void fireEvent.scroll(window));
  await act(async () => announcePage('/c', Promise.resolve()));
  expect(pages()).toEqual(['/a']);
  await announce('/c');
  expect(pages()).toEqual(['/a', '/c hidden']);
});

test('a sidebar that is scrolled counts as a scroll', async () => {
  const { pages, announce } = open();
  await announce('/b');
  act(() => void fireEvent.scroll(document.body));
  expect(pages()).toEqual(['/a']);
});

test('what is wrong with a page shows when it is opened, not before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { pages, announce, go } = open();
  await announce('/broken');
  expect(pages()).toEqual(['/a']);
  await expect(go('/broken')).rejects.toThrow('This page is broken.');
});
