// @vitest-environment happy-dom
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { registerIsland } from './registerIsland.tsx';

/** Promises that stand between the script's arrival and the begin of hydration, and a few more. */
const TURNS = 10;

function Choice(): ReactNode {
  const [count, setCount] = useState(0);
  const [chosen, setChosen] = useState(1);
  const [isTicked, setIsTicked] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  // An update right after hydration, which puts the fields back to what React knows of.
  useEffect(() => setIsDrawn(true), []);
  return (
    <div data-drawn={isDrawn}>
      {[1, 2, 3].map((one) => (
        <label key={one}>
          <input type="radio" name="choice" checked={chosen === one} onChange={() => setChosen(one)} />
          {one}
        </label>
      ))}
      <input type="checkbox" checked={isTicked} onChange={() => setIsTicked(!isTicked)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <p>{`chosen ${chosen}, ${isTicked ? 'ticked' : 'not ticked'}, counted ${count}`}</p>
    </div>
  );
}

let end = () => {};

/** An element that React renders with the given HTML inside. */
function drawHost(html: string): HTMLElement {
  const page = document.createElement('main');
  document.body.append(page);
  const root = createRoot(page);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this test drew
  flushSync(() => root.render(<div id="host" dangerouslySetInnerHTML={{ __html: html }} />));
  const host = document.getElementById('host');
  if (host === null) throw new Error('React drew no host.');
  return host;
}

/** An island as it was served, whose script arrives when the returned function is called. */
function serve(): { host: HTMLElement; arrive: () => Promise<void> } {
  const host = drawHost(`<div>${renderToString(<Choice />)}</div>`);
  const script = Promise.withResolvers<ReactNode>();
  end = registerIsland(host, { load: () => script.promise, id: '' });
  host.dispatchEvent(new Event('pointerover'));
  const arrive = async () => {
    script.resolve(<Choice />);
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  };
  return { host, arrive };
}

afterEach(() => {
  end();
  document.body.innerHTML = '';
});

/** Chooses the radio buttons one after the other, ticks the box and presses the button this many times. */
function act(host: HTMLElement, { choices = [2], ticks = 1, presses = 1 } = {}): void {
  for (const choice of choices) host.querySelectorAll('input')[choice - 1]?.click();
  for (let tick = 0; tick < ticks; tick++) host.querySelector<HTMLElement>('[type=checkbox]')?.click();
  for (let press = 0; press < presses; press++) host.querySelector('button')?.click();
}

test('what is chosen and pressed before the script arrives happens once it is there', async () => {
  const { host, arrive } = serve();
  act(host);
  await arrive();
  await expectDone(host, 'chosen 2, ticked, counted 1');
});

test('what is chosen and pressed just when hydration begins happens once', async () => {
  const { host, arrive } = serve();
  await arrive();
  act(host);
  await expectDone(host, 'chosen 2, ticked, counted 1');
});

test('what is chosen and pressed when hydration is just over happens once', async () => {
  const { host, arrive } = serve();
  const isOver = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(host, { attributes: true, subtree: true });
  });
  await arrive();
  await isOver;
  act(host);
  await expectDone(host, 'chosen 2, ticked, counted 1');
});

test('what the reader took back before the script arrives stays taken back', async () => {
  const { host, arrive } = serve();
  act(host, { choices: [2, 3, 2, 1], ticks: 2, presses: 2 });
  await arrive();
  await expectDone(host, 'chosen 1, not ticked, counted 2');
});

test('of several choices before the script arrives the last one counts', async () => {
  const { host, arrive } = serve();
  act(host, { choices: [2, 3, 2], ticks: 3 });
  await arrive();
  await expectDone(host, 'chosen 2, ticked, counted 1');
});

async function expectDone(host: HTMLElement, what: string): Promise<void> {
  const said = () => host.querySelector('p')?.textContent;
  await vi.waitFor(() => expect(said()).toBe(what));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toBe(what);
}
