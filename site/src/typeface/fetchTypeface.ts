import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import address from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { TYPEFACE } from './typeface';

// The typeface comes with the app, so no first load pays for it, and redraws nothing: the next document that is loaded has it before its
// first paint (firstPaintScript). A client module of the site.
if (ExecutionEnvironment.canUseDOM) void fetchTypeface();

async function fetchTypeface(): Promise<void> {
  const { family, storageKey, descriptors } = TYPEFACE;
  try {
    if (localStorage.getItem(storageKey) === address) return;
    await new FontFace(family, `url("${address}")`, descriptors).load();
    localStorage.setItem(storageKey, address);
  } catch {
    // Without storage, or off line: the fallback has the same metrics.
  }
}
