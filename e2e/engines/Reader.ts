import { expect } from '@playwright/test';
import { keyCodes } from './keys.ts';
import type { KeyAction, Session } from './Session.ts';

/** What a reader looks for: visible elements of a selector, those with this accessible name or text where one is given. */
export interface Target {
  css: string;
  name?: string | RegExp;
}

/** What a reader sees of a target: how many there are, and the first of them. */
interface Sight {
  count: number;
  /** Its label, else its text. */
  name: string;
  text: string;
  value: string;
  isFocused: boolean;
  /** The middle of the element, where it can be clicked: null while something covers it. */
  at: { x: number; y: number } | null;
  /** Frames the page has drawn of those it was asked for. */
  frames: number;
}

/** Frames at which a target stands where it stood. Looks alone do not tell: a busy browser draws a menu that slides in with pauses of a second. */
const STEADY_FRAMES = 3;

/** Somebody who reads the site in a browser: with eyes, a pointer and a keyboard, whatever drives the browser. */
export class Reader {
  readonly session: Session;
  private readonly origin: string;

  constructor(session: Session, origin: string) {
    this.session = session;
    this.origin = origin;
  }

  /** Opens a page and waits until it has come to life, for which the pointer moves over it. */
  async open(path: string): Promise<void> {
    await this.session.open(this.origin + path);
    await this.moveTo({ css: 'h1' });
    await this.waitFor(() => document.documentElement.dataset['hasHydrated'], 'true');
  }

  async see(target: Target): Promise<Sight> {
    return this.evaluate(look, target.css, nameOf(target), false);
  }

  /** Clicks on the middle of a target once it stands still and nothing covers it. */
  async click(target: Target): Promise<void> {
    let steadyFrames = 0;
    let at: Sight['at'] = null;
    let frames = 0;
    await expect
      .poll(
        async () => {
          const before = { at, frames };
          ({ at, frames } = await this.evaluate(look, target.css, nameOf(target), true));
          if (at === null || !isSamePlace(before.at, at)) steadyFrames = 0;
          else if (frames > before.frames) steadyFrames++;
          return steadyFrames >= STEADY_FRAMES;
        },
        { message: `${describe(target)} can be clicked on`, intervals: [50] },
      )
      .toBe(true);
    const { x, y } = at ?? { x: 0, y: 0 };
    await this.session.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.strike([...text].flatMap((value) => stroke(value)));
  }

  /** Presses a key, or a combination such as `Control+k`. */
  async press(keys: string): Promise<void> {
    await this.strike(stroke(...keys.split('+')));
  }

  async shows(target: Target, text: string | RegExp = /(?:)/): Promise<void> {
    await expect
      .poll(async () => (await this.see(target)).text, `${describe(target)} is shown`)
      .toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    await expect.poll(async () => (await this.see(target)).count).toBeGreaterThan(0);
  }

  async showsNo(target: Target): Promise<void> {
    await expect.poll(async () => (await this.see(target)).count, `${describe(target)} is gone`).toBe(0);
  }

  async isIn(field: Target): Promise<void> {
    await expect.poll(async () => (await this.see(field)).isFocused, `${describe(field)} has the focus`).toBe(true);
  }

  /** Waits until a function in the page returns a value. */
  async waitFor<Value>(inPage: () => Value, value: Value): Promise<void> {
    await expect.poll(() => this.evaluate(inPage), String(inPage)).toEqual(value);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname + location.search + location.hash)).toMatch(path);
  }

  async goBack(): Promise<void> {
    await this.evaluate(() => window.history.back());
  }

  /** Calls a function in the page; it sees nothing but the page and its arguments. */
  async evaluate<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const list = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join();
    return (await this.session.evaluate(`(${inPage})(${list})`)) as Result;
  }

  private async moveTo(target: Target): Promise<void> {
    const { at } = await this.see(target);
    if (at === null) throw new Error(`There is nothing to move the pointer to: ${describe(target)}.`);
    await this.session.perform([{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...at }] }]);
  }

  private async strike(actions: KeyAction[]): Promise<void> {
    await this.session.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}

/** Presses keys in this order and lets them go in the other. */
export function stroke(...keys: string[]): KeyAction[] {
  const values = keys.map((key) => keyCodes[key] ?? key);
  return [
    ...values.map((value) => ({ type: 'keyDown', value }) as const),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
  ];
}

function nameOf({ name }: Target): { exact: string } | { pattern: string } | null {
  if (name === undefined) return null;
  return typeof name === 'string' ? { exact: name } : { pattern: name.source };
}

function describe({ css, name }: Target): string {
  return name === undefined ? css : `${css} named ${name}`;
}

/** Whether two places are the same: scrolled to the middle, a target between two pixels lands on one and the other in turn. */
function isSamePlace(before: Sight['at'], at: NonNullable<Sight['at']>): boolean {
  return before !== null && Math.abs(before.x - at.x) <= 1 && Math.abs(before.y - at.y) <= 1;
}

/** Runs in the page. With `isNear` the element is scrolled to where it can be clicked on. */
function look(css: string, name: { exact: string } | { pattern: string } | null, isNear: boolean): Sight {
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element);
  const fits = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (name === null) return true;
    return 'exact' in name ? labelOf(element) === name.exact : new RegExp(name.pattern).test(labelOf(element));
  };
  const counter = window as Window & { framesDrawn?: number };
  requestAnimationFrame(() => {
    counter.framesDrawn = (counter.framesDrawn ?? 0) + 1;
  });
  const frames = counter.framesDrawn ?? 0;
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(fits);
  const [first] = found;
  if (first === undefined) return { count: 0, name: '', text: '', value: '', isFocused: false, at: null, frames };
  if (isNear) first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // The first of its boxes: a link that goes over two lines has nothing in the middle of both.
  const { x, y, width, height } = first.getClientRects()[0] ?? first.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isFree = top !== null && (first.contains(top) || top.closest('label')?.contains(first) === true);
  return {
    count: found.length,
    name: labelOf(first),
    text: textOf(first),
    value: first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement ? first.value : '',
    isFocused: first === document.activeElement,
    at: isFree ? middle : null,
    frames,
  };
}
