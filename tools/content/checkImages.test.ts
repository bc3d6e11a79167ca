import { describe, expect, test } from 'vitest';
import { checkImages } from './checkImages.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const files = ['site/static/img/flow.svg', 'site/docs/survey/Docs/figures/roles.dot'];
const showing = (image: string) => messagesOf(checkImages, { [FLOW_FILE]: `${flowPage}\n${image}\n` }, files);

describe('images', () => {
  test.each([
    '![Three groups fill up one after another.](/img/flow.svg)',
    '![Five roles and what each may do.](./figures/roles.dot "Roles")',
    '<img src="/img/flow.svg" alt="Three groups fill up." />',
  ])('that exist and say what they show are in order: %s', async (image) => {
    expect(await showing(image)).toEqual([]);
  });

  test('that do not exist are told', async () => {
    expect(await showing('![Three groups fill up.](./figures/flow.svg)')).toEqual([
      `${FLOW_FILE}:21  The image ./figures/flow.svg does not exist. — Add site/docs/survey/Docs/figures/flow.svg, or correct the path.`,
    ]);
  });

  test('without a text alternative are told', async () => {
    const message = `${FLOW_FILE}:21  The image /img/flow.svg has no text alternative. — Say in a sentence what the image shows, for readers who do not see it.`;
    expect(await showing('![](/img/flow.svg)')).toEqual([message]);
    expect(await showing('<img src="/img/flow.svg" />')).toEqual([message]);
  });

  test.each(['flow.svg', 'flow'])('whose text alternative is only the file name are told: %s', async (alt) => {
    expect(await showing(`![${alt}](/img/flow.svg)`)).toEqual([
      `${FLOW_FILE}:21  The text alternative of /img/flow.svg is the file name "${alt}". — Say in a sentence what the image shows, for readers who do not see it.`,
    ]);
  });

  test('are told when they are drawn too wide for a phone', async () => {
    const drawing = 'site/docs/survey/Docs/figures/flow.svg';
    const shown = (width: number) =>
      messagesOf(checkImages, {
        [FLOW_FILE]: `${flowPage}\n![Three groups fill up.](./figures/flow.svg)\n`,
        [drawing]: `<svg viewBox="0 0 ${width} 300" xmlns="http://www.w3.org/2000/svg"></svg>`,
      });
    expect(await shown(400)).toEqual([]);
    expect(await shown(720)).toEqual([
      `${FLOW_FILE}:21  The drawing ./figures/flow.svg is 720 units wide, so its text is too small on a phone. — Draw it at most 400 units wide: stack what was side by side.`,
    ]);
  });
});
