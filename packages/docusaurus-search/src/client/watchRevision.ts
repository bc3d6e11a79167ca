const LOOK_MS = 300;

/** Calls `onChange` whenever the text of a file is another than before, from now on and while the page is seen. */
export async function watchRevision(address: string, onChange: () => void): Promise<void> {
  let known: string | undefined;
  for (;;) {
    const revision = document.hidden ? undefined : await readRevision(address);
    if (revision !== undefined && known !== undefined && revision !== known) onChange();
    known = revision ?? known;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Undefined while the file is not there yet, or the server is away. */
async function readRevision(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
