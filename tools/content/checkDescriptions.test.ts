import { describe, expect, test } from 'vitest';
import { checkDescriptions } from './checkDescriptions.ts';
import { messagesOf } from './test/messagesOf.ts';
import { RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

const withItem = (kind: string, title: string, description: string) =>
  messagesOf(checkDescriptions, {
    ...sampleSite,
    [RELEASE_FILE]: releasePage
      .replace('## Fixed', `## ${kind}`)
      .replace('**Alert texts**', `**${title}**`)
      .replace('Quotas stop a group in time.', description),
  });
const withRemoval = (description: string) => withItem('Removed', 'Texts of alerts removed', description);

describe('the description of a release', () => {
  test('says what it likes when nothing needs action', async () => {
    expect(await messagesOf(checkDescriptions, sampleSite)).toEqual([]);
  });

  test('begins with what was removed', async () => {
    expect(await withRemoval('An alert has no text of its own any more, and quotas stop a group.')).toEqual([]);
    expect(await withRemoval('Quotas stop a group in time, and alerts have no text of their own.')).toEqual([
      `${RELEASE_FILE}:1  The description does not begin with an item under Removed or Security, such as "Texts of alerts removed". — Name it first, in words of its short name, and then what is new.`,
    ]);
  });

  test.each(['Changed', 'Deprecated', 'Security'])('begins with what is under %s', async (kind) => {
    expect(await withItem(kind, 'Longer alerts', 'Alerts can be longer, and quotas stop a group.')).toEqual([]);
    const [message] = await withItem(kind, 'Longer alerts', 'Quotas stop a group in time, and alerts can be longer.');
    expect(message).toContain('such as "Longer alerts"');
  });

  test('names what is deprecated beside a change, when it names what is new', async () => {
    const withBoth = (description: string) =>
      messagesOf(checkDescriptions, {
        ...sampleSite,
        [RELEASE_FILE]: `${releasePage
          .replace('## Fixed', '## Changed')
          .replace('Quotas stop a group in time.', description)}
## Deprecated

- **Old browsers end with Web 1.50** (Survey flow): Update them. [Quotas](/docs/survey/Docs/Designing_Survey_Flow#quotas)
`,
      });
    expect(await withBoth('Alerts have texts, old browsers are deprecated, and quotas stop a group.')).toEqual([]);
    expect(await withBoth('Alerts have texts, and quotas stop a group.')).toEqual([
      `${RELEASE_FILE}:1  The description names what is new, but not "Old browsers end with Web 1.50" under Deprecated. — Name it, in words of its short name, before what is new.`,
    ]);
  });
});
