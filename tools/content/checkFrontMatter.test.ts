import { describe, expect, test } from 'vitest';
import { checkFrontMatter } from './checkFrontMatter.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

const onFlow = (text: string) => messagesOf(checkFrontMatter, { [FLOW_FILE]: text });

describe('front matter', () => {
  test('is in order on the sample pages', async () => {
    expect(await messagesOf(checkFrontMatter, sampleSite)).toEqual([]);
  });

  test('must exist and be YAML', async () => {
    expect(await onFlow('# Flow')).toEqual([
      `${FLOW_FILE}:1  The page has no front matter. — Begin the page with "---", the fields title and description, and "---".`,
    ]);
    const [broken] = await onFlow(flowPage.replace('title: Designing', 'title: Flow: Designing'));
    expect(broken).toContain(`${FLOW_FILE}:2  The front matter is not valid YAML`);
  });

  test('must hold a title and a description that is a sentence', async () => {
    const bare = flowPage.replace('title: Designing survey flow\n', '').replace('who answers.', 'who answers');
    expect(await onFlow(bare)).toEqual([
      `${FLOW_FILE}:1  The page has no title. — Add "title:" with the name that readers know.`,
      `${FLOW_FILE}:2  The page has no description that is a sentence. — Say in one sentence what it explains.`,
    ]);
  });

  test('must not call the page otherwise in the sidebar', async () => {
    const label = (text: string) => flowPage.replace('tags:', `sidebar_label: ${text}\ntags:`);
    expect(await onFlow(label('Designing survey flow'))).toEqual([]);
    expect(await onFlow(label('Flow'))).toEqual([
      `${FLOW_FILE}:4  The label of the page in the sidebar is not its title. — Remove it, or make both alike.`,
    ]);
  });

  test('must not hold a field that nothing reads', async () => {
    const [message] = await messagesOf(checkFrontMatter, {
      [RELEASE_FILE]: releasePage.replace('date:', 'released: yes\ndate:'),
    });
    expect(message).toContain(
      `${RELEASE_FILE}:4  "released" is no field of this kind of page. — Remove it, or use one of title,`,
    );
  });

  test('must not hold a tag that has no page', async () => {
    expect(await onFlow(flowPage.replace('[survey]', '[surveys]'))).toEqual([
      `${FLOW_FILE}:4  The tag "surveys" is unknown. — Use guide or survey.`,
    ]);
    const withTags = { [FLOW_FILE]: flowPage, 'site/docs/tags.yml': 'guide:\n  label: Guide\n' };
    expect(await messagesOf(checkFrontMatter, withTags)).toEqual([
      `${FLOW_FILE}:4  The tag "survey" is unknown. — Use guide.`,
    ]);
  });
});

describe('a page', () => {
  test('must be MDX that can be read', async () => {
    const [message] = await onFlow(flowPage.replace('A full quota', 'Fewer than <5 answers'));
    expect(message).toMatch(new RegExp(`^${FLOW_FILE}:19  The page is not valid MDX: .* — Correct the line`));
  });
});
