import { escapeHtml } from '@feedback-docs/text';
import type { PrivacySection } from './privacySections.ts';

/** The sections as HTML: what the page's own component makes of them, for a server that fills them in. */
export function privacyHtml(sections: readonly PrivacySection[]): string {
  return sections
    .map(({ id, title, paragraphs, items }) =>
      [
        `<h2 id="${id}">${escapeHtml(title)}</h2>`,
        ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
        ...(items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`]),
      ].join(''),
    )
    .join('');
}

/** The same as Markdown, with the title of the page. */
export function privacyMarkdown(sections: readonly PrivacySection[]): string {
  const parts = sections.flatMap(({ title, paragraphs, items }) => [
    `## ${title}`,
    ...paragraphs,
    ...(items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')]),
  ]);
  return `${['# Privacy of this site', ...parts].join('\n\n')}\n`;
}
