/** Input sources and what they do, as WebDriver and WebDriver BiDi have them (https://www.w3.org/TR/webdriver2/#actions). */
export type Actions = (
  | { type: 'key'; id: string; actions: KeyAction[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }
)[];
export type KeyAction = Pause | { type: 'keyDown' | 'keyUp'; value: string };
export type PointerAction =
  | Pause
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };
interface Pause {
  type: 'pause';
  duration: number;
}

/** One window of a browser in which nobody has been on the site before: no storage, no cache. */
export interface Session {
  /** Opens an address; resolves when the page is loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it; not a promise. Undefined becomes null. */
  evaluate(expression: string): Promise<unknown>;
  /** Does what a reader's hands do; resolves when the page has got all of it. */
  perform(actions: Actions): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG picture. */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings that the browser has written to the console so far, with those of the policy. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  newSession(): Promise<Session>;
  close(): Promise<void>;
}
