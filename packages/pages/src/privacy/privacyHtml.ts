import type { PrivacySection } from './privacySections.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The sections as HTML: what the page's own component makes of them, for a server that fills them in. */
export function privacyHtml(sections: readonly PrivacySection[]): string {
  return sections
    .map(({ id, title, paragraphs, items }) =>
      [
        `<h2 id="${id}">${escapeText(title)}</h2>`,
        ...paragraphs.map((paragraph) => `<p>${escapeText(paragraph)}</p>`),
        ...(items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`]),
      ].join(''),
    )
    .join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
