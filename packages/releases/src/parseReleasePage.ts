import type { Fault, Problem } from './Problem.ts';
import type { Release } from './Release.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { readReleaseHead } from './readReleaseHead.ts';
import { readReleaseItems } from './readReleaseItems.ts';
import { releasePath } from './releasePath.ts';
import { type Block, splitBlocks } from './splitBlocks.ts';

/** A release page as data, or everything that is wrong with it. */
export type ParsedReleasePage =
  | {
      readonly ok: true;
      readonly release: Release;
      /** The line of each item in the file, by its anchor, counted from 1. */
      readonly lines: ReadonlyMap<string, number>;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

interface PageOptions {
  /** The path of the page; its last two parts name the release, as in site/docs/versions/Web/1_41.md. */
  readonly file: string;
}

/** Reads a release page: front matter, a short introduction and one list of items for each kind. Never throws. */
export function parseReleasePage(markdown: string, { file }: PageOptions): ParsedReleasePage {
  const failed = (faults: readonly Fault[]): ParsedReleasePage => ({
    ok: false,
    problems: faults.map((fault) => ({ file, ...fault })),
  });
  const frontMatter = readFrontMatter(markdown);
  const { head, faults } = readReleaseHead(frontMatter, file);
  if (head === undefined) return failed(faults);

  const blocks = splitBlocks(markdown.split(/\r?\n/), frontMatter.bodyLine);
  const intro = readIntro(blocks, frontMatter.bodyLine);
  const list = readReleaseItems(blocks, head);
  const all = [...faults, ...intro.faults, ...list.faults];
  if (all.length > 0) return failed(all);
  return {
    ok: true,
    release: { ...head, intro: intro.text, path: releasePath(head), items: list.items },
    lines: list.lines,
  };
}

function readIntro(blocks: readonly Block[], bodyLine: number): { text: string; faults: readonly Fault[] } {
  const intro = blocks.filter((block) => block.heading === undefined);
  if (intro.length > 0) return { text: intro.map((block) => block.text).join('\n\n'), faults: [] };
  const what = 'The page has no introduction above its first heading.';
  const remedy = 'Say in one or two sentences what the release is about.';
  return { text: '', faults: [{ line: bodyLine, what, remedy }] };
}
