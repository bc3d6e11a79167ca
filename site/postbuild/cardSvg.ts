import { escapeXml } from '@feedback-docs/text';
import { brand } from '../brand.ts';

const LINE_LETTERS = 26;
const MAX_LINES = 4;
const LINE_HEIGHT = 88;

/** The drawing of a social card, 1200 by 630: the part of the site, the title of the page in at most four lines, and the site. */
export function cardSvg({ title, section }: { title: string; section: string }): string {
  const lines = wrapTitle(title);
  const top = 352 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  const text = (y: number, size: number, fill: string, words: string) =>
    `<text x="90" y="${y}" font-size="${size}" fill="${fill}">${escapeXml(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Inter" font-weight="700">
<rect width="1200" height="630" fill="#0b6a61"/><rect width="28" height="630" fill="#6dd3c2"/>
${text(110, 34, '#b5ded6', section)}
${lines.map((line, index) => text(top + index * LINE_HEIGHT, 72, '#ffffff', line)).join('\n')}
${text(556, 34, '#ffffff', brand.siteTitle)}
</svg>`;
}

/** A title in lines of whole words; what does not fit on the card ends in an ellipsis. */
export function wrapTitle(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.length > LINE_LETTERS ? `${word.slice(0, LINE_LETTERS - 1)}…` : word);
  }
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]} …`];
}
