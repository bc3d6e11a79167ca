let draw: (pathname: string) => void = () => {};
let latest: Promise<unknown> | undefined;

/** Has the page at a path drawn out of sight once its scripts are here; of several that readers point at, the last one. */
export function announcePage(pathname: string, arrival: Promise<unknown>): void {
  latest = arrival;
  arrival.then(
    () => latest === arrival && draw(pathname),
    () => {},
  );
}

/** Gives what draws a page ahead, in the place of what did so before. */
export function drawAhead(newDraw: (pathname: string) => void): void {
  draw = newDraw;
}
