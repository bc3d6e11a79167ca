// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { watchRevision } from './watchRevision.ts';

const FILE = '/handbook/search-index/revision.json';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a change is told of within half a second and once, the first revision is none', async () => {
  const onChange = vi.fn();
  const server = serve(new Response('1'));
  void watchRevision(FILE, onChange);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).not.toHaveBeenCalled();
  server.answer = new Response('2');
  await vi.advanceTimersByTimeAsync(500);
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a server that is away for a while is no change', async () => {
  const onChange = vi.fn();
  const server = serve(new Response('1'));
  void watchRevision(FILE, onChange);
  await vi.advanceTimersByTimeAsync(500);
  server.answer = undefined;
  await vi.advanceTimersByTimeAsync(500);
  server.answer = new Response('Not found', { status: 404 });
  await vi.advanceTimersByTimeAsync(500);
  server.answer = new Response('1');
  await vi.advanceTimersByTimeAsync(500);
  expect(onChange).not.toHaveBeenCalled();
});

/** A server with one file; none answers where there is no answer. */
function serve(answer: Response): { answer: Response | undefined } {
  vi.useFakeTimers();
  const server: { answer: Response | undefined } = { answer };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== FILE || server.answer === undefined) throw new TypeError('Failed to fetch');
    return server.answer.clone();
  });
  return server;
}
