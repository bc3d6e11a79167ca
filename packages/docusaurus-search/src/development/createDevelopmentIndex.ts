import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `docusaurus start` serves in the place of a build's index. */
export interface DevelopmentIndex {
  /** Below it lie the files, as they lie in a built site. */
  readonly folder: string;
  /** Writes them again; said while they are being written, they are written once more afterwards. */
  update(): void;
}

/** The module that the page's code watches: it changes with each index. */
const REVISION_FILE = 'revision.json';

/** Keeps an index below `generatedFilesDir` up to date by writing it again when told to. A page that cannot be read is named on the console. */
export function createDevelopmentIndex(
  generatedFilesDir: string,
  write: (indexFolder: string) => Promise<void>,
): DevelopmentIndex {
  const folder = join(generatedFilesDir, 'search-index-served');
  const indexFolder = join(folder, 'search-index');
  const setRevision = () => writeFileSync(join(folder, REVISION_FILE), JSON.stringify({ revision: Date.now() }));
  mkdirSync(indexFolder, { recursive: true });
  setRevision();
  let isWriting = false;
  let isOutdated = false;

  async function run(): Promise<void> {
    isWriting = true;
    do {
      isOutdated = false;
      try {
        await write(indexFolder);
        setRevision();
      } catch (error) {
        console.error('[docusaurus-search] The index is as it was before, until this is mended:', error);
      }
    } while (isOutdated);
    isWriting = false;
  }

  return {
    folder,
    update: () => {
      if (isWriting) isOutdated = true;
      else void run();
    },
  };
}
