interface SectionSkeleton {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

const SECTIONS: readonly SectionSkeleton[] = [
  { id: 'before-you-begin', title: 'Before you begin', body: '' },
  { id: 'steps', title: 'Steps', body: '1. \n2. \n3. \n' },
  { id: 'check-the-result', title: 'Check the result', body: '' },
  {
    id: 'what-can-go-wrong',
    title: 'What can go wrong',
    body: '| What you see | Why | What to do |\n| --- | --- | --- |\n',
  },
];

/**
 * A documentation page in Markdown with the front matter and headings that every procedure has. What is left empty, such as the
 * description and the questions of `askedAs`, is reported by npm run check:content until it is written.
 */
export function pageSkeleton(title: string): string {
  const askedAs = SECTIONS.map(({ id }) => `  ${id}: []`).join('\n');
  const head = `---\ntitle: ${JSON.stringify(title)}\ndescription: ""\ntags: [guide]\naskedAs:\n${askedAs}\n---\n`;
  return [head, ...SECTIONS.map((section) => `## ${section.title} {#${section.id}}\n\n${section.body}`)].join('\n');
}

/** The file name of a page with this title, without an ending: "Sharing results" is Sharing_results. */
export function fileNameOf(title: string): string {
  const words = title.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
  if (words.length === 0) {
    throw new Error(
      `"${title}" has no letter or digit to name a file after. Give the title: npm run new:page -- "Sharing results"`,
    );
  }
  return words.join('_');
}
