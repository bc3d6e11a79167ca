/** A Markdown file of the docs folder, by its path in it. */
export interface DocFile {
  readonly path: string;
  readonly text: string;
}

const GUIDE = /^survey\/Docs\/(\w+)\.md$/;
const RELEASE = /^versions\/Web\/1_(\d+)\.md$/;
/** One page in five is a guide, as on our site; the others are releases. */
const GUIDE_EVERY = 5;
/** Generated releases come out a day after one another. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The pages to add to a docs folder until it has so many: copies of its guides and Web releases in turn, each with a title of its own.
 * They stand beside their models, so that figures are found. Throws when there is nothing to copy.
 */
export function generatePages(files: readonly DocFile[], count: number): DocFile[] {
  const guides = files.filter(({ path }) => GUIDE.test(path));
  const releases = files.filter(({ path }) => RELEASE.test(path));
  const newest = Math.max(...releases.map(({ path }) => Number(RELEASE.exec(path)?.[1])));
  const missing = Math.max(0, count - files.length);
  return Array.from({ length: missing }, (_, index) => {
    const number = Math.floor(index / GUIDE_EVERY);
    if (index % GUIDE_EVERY === 0) return copyGuide(modelOf(guides, number), number + 2);
    const release = index - number - 1;
    return copyRelease(modelOf(releases, release), newest + 1 + release, release);
  });
}

function modelOf(files: readonly DocFile[], index: number): DocFile {
  const model = files[index % files.length];
  if (model === undefined)
    throw new Error('The docs have no guides in survey/Docs or no releases in versions/Web to make more pages from.');
  return model;
}

function copyGuide({ path, text }: DocFile, number: number): DocFile {
  return {
    path: path.replace(/\.md$/, `_${number}.md`),
    text: text.replace(/^(title|sidebar_label): (.*)$/gm, `$1: $2 ${number}`),
  };
}

function copyRelease({ text }: DocFile, minor: number, index: number): DocFile {
  const date = new Date(Date.UTC(2030, 0, 1) + index * DAY_MS).toISOString().slice(0, 10);
  return {
    path: `versions/Web/1_${minor}.md`,
    text: text.replace(/^title: .*$/m, `title: Web 1.${minor}`).replace(/^date: .*$/m, `date: ${date}`),
  };
}
