/** One key the reader presses, some time after the one before. */
export interface Stroke {
  /** A character, the name of a key as `KeyboardEvent.key` has it, or a combination such as `Control+k`. */
  readonly key: string;
  readonly afterMs: number;
}

/**
 * What `typeWord` needs of a browser, whatever drives it. A page is new to its browser at each `goto`: nothing of the site is cached.
 */
export interface Driver {
  /** Opens an address; resolves when the document is parsed, and not later (page load strategy "eager"). */
  goto(address: string): Promise<void>;
  /** Moves the pointer to an element and clicks on it at once, whether or not the page is busy. */
  click(selector: string): Promise<void>;
  /** Presses keys as the reader's hand does: at these times, without waiting for the page. Resolves when the page has got them all. */
  type(strokes: readonly Stroke[]): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
}
