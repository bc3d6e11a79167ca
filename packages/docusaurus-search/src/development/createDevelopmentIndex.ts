import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `docusaurus start` serves in the place of a build's index. */
export interface DevelopmentIndex {
  readonly folder: string;
  /** Writes them again, once for everything reported within moments; reported while they are being written, once more afterwards. */
  update(): void;
}

/** The file that pages watch (followIndex): it changes with each index. */
const REVISION_FILE = 'revision.json';
/** One save of an editor is several events: the file is emptied, written and renamed. */
const SETTLE_MS = 30;

/**
 * Keeps an index below `generatedFilesDir` up to date by having it written again when told to. `write` says whether anything has
 * changed: if not, pages keep the index they have. A page that cannot be read is named on the console.
 */
export function createDevelopmentIndex(
  generatedFilesDir: string,
  write: (folder: string) => Promise<boolean>,
): DevelopmentIndex {
  const folder = join(generatedFilesDir, 'search-index');
  const setRevision = () => writeFileSync(join(folder, REVISION_FILE), JSON.stringify({ revision: performance.now() }));
  mkdirSync(folder, { recursive: true });
  setRevision();
  let settling: NodeJS.Timeout | undefined;
  let isWriting = false;
  let isOutdated = false;

  async function run(): Promise<void> {
    if (isWriting) {
      isOutdated = true;
      return;
    }
    isWriting = true;
    do {
      isOutdated = false;
      try {
        if (await write(folder)) setRevision();
      } catch (error) {
        console.error('[docusaurus-search] The index is as it was before, until this is mended:', error);
      }
    } while (isOutdated);
    isWriting = false;
  }

  return {
    folder,
    update: () => {
      clearTimeout(settling);
      settling = setTimeout(() => void run(), SETTLE_MS);
    },
  };
}
