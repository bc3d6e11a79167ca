import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRelease } from '../test/arbitraryRelease.ts';
import { printReleasePage } from '../test/printReleasePage.ts';
import { releasePath } from './index.ts';
import { parseReleasePage } from './source.ts';

const page = `---
title: Web 1.41
description: Quotas stop a survey when enough people have answered.
date: 2023-01-12
tags: [survey]
---

Quotas count while the survey runs.
Two limits rise.

## New

- **Quotas** (Survey flow): Set how many complete responses each group needs. When the target is
  reached, see [End points](/docs/survey/Docs/Designing_Survey_Flow#end-points) for what
  respondents see. [Quotas](/docs/survey/Docs/Designing_Survey_Flow#quotas)

## Changed

- **Single choice limit** (Question types): A question holds **200** options, not 100. [Answer options](/docs/survey/radio_button#answer-options) [Limits](/docs/survey/Docs/Appendix#limits)
`;

const file = 'site/docs/versions/Web/1_41.md';

function problemsOf(markdown: string, name = file): readonly string[] {
  const parsed = parseReleasePage(markdown, { file: name });
  if (parsed.ok) return [];
  return parsed.problems.map(({ line, what, remedy }) => `${line}  ${what} — ${remedy}`);
}

describe('a release page', () => {
  test('becomes a release with its items, their kinds, areas and documented sections', () => {
    const parsed = parseReleasePage(page, { file });
    expect(parsed).toMatchObject({
      ok: true,
      release: {
        platform: 'web',
        version: '1.41',
        title: 'Web 1.41',
        date: '2023-01-12',
        tags: ['survey'],
        intro: 'Quotas count while the survey runs. Two limits rise.',
        path: '/docs/versions/Web/1_41',
        items: [
          {
            kind: 'new',
            area: 'Survey flow',
            title: 'Quotas',
            anchor: 'quotas',
            plain:
              'Set how many complete responses each group needs. When the target is reached, see End points for what respondents see.',
            links: [{ label: 'Quotas', href: '/docs/survey/Docs/Designing_Survey_Flow#quotas' }],
          },
          {
            kind: 'changed',
            text: 'A question holds **200** options, not 100.',
            plain: 'A question holds 200 options, not 100.',
            links: [{ label: 'Answer options' }, { label: 'Limits' }],
          },
        ],
      },
    });
    expect(parsed.ok && parsed.lines.get('single-choice-limit')).toBe(19);
  });

  test('that is printed from a release reads back as the same release', () => {
    fc.assert(
      fc.property(arbitraryRelease(), (release) => {
        const parsed = parseReleasePage(printReleasePage(release), { file: `${releasePath(release)}.md` });
        expect(parsed).toMatchObject({ ok: true, release });
      }),
    );
  });

  test('never makes the reader of the file crash, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('-', '\n', '#', '*', '[', '](', ')', ' ', 'a', ':', '(') }),
        (noise) => {
          expect(parseReleasePage(`---\ntitle: Web 1.41\n---\n${noise}`, { file }).ok).toBe(false);
        },
      ),
    );
  });
});

describe('a faulty release page is told with its line and a remedy', () => {
  test('when it has no front matter', () => {
    expect(problemsOf('## New')).toEqual([
      '1  The page has no front matter. — Begin the page with "---", the fields title, description and date, and "---".',
    ]);
  });

  test('when the front matter is no YAML', () => {
    expect(problemsOf('---\ntitle: Web 1.41\ndescription: "open\n---\n\nText.')[0]).toMatch(
      /^[34] {2}The front matter is not valid YAML/,
    );
  });

  test('when a value of the front matter is an alias to nothing', () => {
    const [message] = problemsOf(page.replace(/description: .*/, 'description: *Quotas*'));
    expect(message).toMatch(
      /^1 {2}The front matter is not valid YAML: .*Put a value that begins with \* in quotation marks/,
    );
  });

  test('when the title names another release than the file', () => {
    expect(problemsOf(page, 'versions/Web/1_42.md')).toEqual([
      '2  The title says Web 1.41, the file is versions/Web/1_42.md. — Correct the title, or move the page to versions/Web/1_41.md.',
    ]);
  });

  test('when the date does not exist', () => {
    expect(problemsOf(page.replace('2023-01-12', '2023-02-30'))).toEqual([
      '4  The date is "2023-02-30". — Write the day of the release as YYYY-MM-DD.',
    ]);
  });

  test('when a heading is unknown, repeated or out of order', () => {
    expect(problemsOf(page.replace('## Changed', '## Bug fixes'))[0]).toContain(
      '17  "## Bug fixes" is no heading of a release page.',
    );
    expect(problemsOf(page.replace('## Changed', '## New'))[0]).toContain('17  "## New" stands on the page twice.');
    const swapped = page.replace('## New', '## Fixed');
    expect(problemsOf(swapped)[0]).toContain(
      '17  "## Changed" comes too late. — Keep this order: New, Improved, Changed',
    );
  });

  test('when an item has no area', () => {
    expect(problemsOf(page.replace(' (Survey flow)', ''))[0]).toContain(
      '13  An item does not begin with a bold short name and its area: "**Quotas**: Set how many',
    );
  });

  test('when an item does not end with a link to a section', () => {
    expect(problemsOf(page.replace(' [Quotas](/docs/survey/Docs/Designing_Survey_Flow#quotas)', ''))).toEqual([
      '13  "Quotas" does not end with a link to the section that documents it. — End the item with [Section](/docs/page#id), after the full stop of the last sentence.',
    ]);
  });

  test('when two items share an address', () => {
    expect(problemsOf(page.replace('**Single choice limit**', '**Quotas**'))[0]).toBe(
      '19  "Quotas" gets the address #quotas, which belongs to the item on line 13. — Give the item a short name that nothing else on this page has.',
    );
  });

  test('when an item takes the address of a heading', () => {
    expect(problemsOf(page.replace('**Single choice limit**', '**Security**'))[0]).toContain(
      'belongs to a heading of the page',
    );
  });

  test('when there is text between the items', () => {
    expect(problemsOf(page.replace('## Changed', 'A stray remark.\n\n## Changed'))[0]).toContain(
      '17  This is not a bullet of the list: "A stray remark.".',
    );
  });

  test('when the introduction is missing or a heading is empty', () => {
    const bare = page.replace('Quotas count while the survey runs.\nTwo limits rise.\n', '');
    expect(problemsOf(bare)[0]).toContain('7  The page has no introduction');
    expect(problemsOf(`${page}\n## Fixed\n`)[0]).toContain('21  "## Fixed" has no items.');
  });
});
