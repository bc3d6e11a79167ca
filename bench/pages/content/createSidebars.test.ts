import { describe, expect, test } from 'vitest';
import { createSidebars } from './createSidebars.ts';

const page = (path: string) => ({ path, title: path, label: path, description: '', body: '' });

describe('the sidebars of the peers', () => {
  test('list guides apart from releases, and the newest release first', () => {
    const paths = [
      '/docs/versions/Web/1_9',
      '/docs/versions/Web/1_10',
      '/docs/versions/Mobile/2_8',
      '/docs/survey/Docs/Intro',
    ];
    const shown = createSidebars(paths.map(page)).map(({ below, groups }) => ({
      below,
      groups: groups.map(({ pages }) => pages.map(({ path }) => path.split('/').at(-1))),
    }));
    expect(shown).toEqual([
      { below: '/docs/versions', groups: [['1_10', '1_9'], ['2_8']] },
      { below: '/docs', groups: [['Intro']] },
    ]);
  });
});
