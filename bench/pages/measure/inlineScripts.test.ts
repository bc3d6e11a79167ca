import { describe, expect, test } from 'vitest';
import { inlineScripts } from './inlineScripts.ts';

describe('the scripts inside a page', () => {
  test('are those that run', () => {
    const html =
      '<script>one()</script><script type="module">two()</script><script type=speculationrules>{}</script><script data-x type="application/ld+json">{}</script>';
    expect(inlineScripts(html)).toEqual(['one()', 'two()']);
  });

  test('are not those that are fetched or wait in a template', () => {
    expect(
      inlineScripts('<template id=app><script>later()</script></template><script src=/main.js async></script>'),
    ).toEqual([]);
  });
});
