let draw: (pathname: string) => void = () => {};

/** Has the page at a path drawn out of sight, because the reader points at a link to it and its scripts are here. */
export function announcePage(pathname: string): void {
  draw(pathname);
}

/** Gives what draws a page ahead, in the place of what did so before. */
export function drawAhead(newDraw: (pathname: string) => void): void {
  draw = newDraw;
}
