import type { Check } from './Check.ts';
import type { Content } from './Content.ts';
import type { Page } from './parsePage.ts';
import { readingGrade } from './readingGrade.ts';

/** No page is harder to read than the tenth school year, by the Flesch-Kincaid grade of its sentences. */
export const checkReadingGrade: Check = (content) =>
  content.pages.flatMap((page) => {
    const grade = readingGrade(proseOf(page, content));
    if (grade <= HARDEST) return [];
    return [
      {
        file: page.file,
        line: page.frontMatter.bodyLine,
        what: `The reading grade is ${grade.toFixed(1)}; ${HARDEST} is the limit (Flesch-Kincaid: 0.39 × words per sentence + 11.8 × syllables per word − 15.59).`,
        remedy: `Split long sentences and take shorter words. Hardest here: "${hardestSentence(page, content)}"`,
      },
    ];
  });

const HARDEST = 10;

/** Sentences only: no headings, tables or code, and of release items no closing links. */
function proseOf(page: Page, { releases }: Content): readonly string[] {
  const release = releases.find((candidate) => candidate.page === page)?.release;
  if (release !== undefined) return [release.intro, ...release.items.map(({ plain }) => plain)];
  return page.passages.filter(({ kind }) => kind === 'prose').map(({ text }) => text);
}

function hardestSentence(page: Page, content: Content): string {
  const sentences = proseOf(page, content).flatMap((passage) => passage.split(/(?<=[.!?])\s+/));
  const longEnough = sentences.filter((sentence) => sentence.split(' ').length >= 8);
  const [hardest = ''] = longEnough.toSorted((left, right) => readingGrade([right]) - readingGrade([left]));
  return hardest.length > 120 ? `${hardest.slice(0, 117)}...` : hardest;
}
