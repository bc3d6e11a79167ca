// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { registerIsland } from './registerIsland';

/** Promises that stand between the script's arrival and the begin of hydration, and a few more. */
const TURNS = 10;

function Choice(): ReactNode {
  const [count, setCount] = useState(0);
  const [chosen, setChosen] = useState<number>();
  return (
    <div>
      {[1, 2].map((one) => (
        <label key={one}>
          <input type="radio" name="choice" checked={chosen === one} onChange={() => setChosen(one)} />
          {one}
        </label>
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <p>{`chosen ${chosen ?? 'none'}, counted ${count}`}</p>
    </div>
  );
}

let end = () => {};

/** An island as it was served, whose script arrives when the returned function is called. */
function serve(): { host: HTMLElement; arrive: () => Promise<void> } {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Choice />);
  document.body.append(host);
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

function act(host: HTMLElement): void {
  host.querySelectorAll('input')[1]?.click();
  host.querySelector('button')?.click();
}

test('what is chosen and pressed before the script arrives happens once it is there', async () => {
  const { host, arrive } = serve();
  act(host);
  await arrive();
  await expectDone(host);
});

test('what is chosen and pressed just when hydration begins happens once', async () => {
  const { host, arrive } = serve();
  await arrive();
  act(host);
  await expectDone(host);
});

async function expectDone(host: HTMLElement): Promise<void> {
  const said = () => host.querySelector('p')?.textContent;
  await vi.waitFor(() => expect(said()).toBe('chosen 2, counted 1'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toBe('chosen 2, counted 1');
}
