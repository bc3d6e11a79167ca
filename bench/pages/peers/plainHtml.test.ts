import { describe, expect, test } from 'vitest';
import { withAnchors } from './plainHtml.ts';

describe('the plain pages', () => {
  test('have the anchors of our pages and a table of contents that leads to them', () => {
    expect(withAnchors('<h2>Keys {#keys}</h2><p>Text</p><h3>Old <code>v1</code> {#old}</h3>')).toEqual({
      html: '<h2 id="keys">Keys</h2><p>Text</p><h3 id="old">Old <code>v1</code></h3>',
      contents:
        '<li class="l2"><a href="#keys">Keys</a></li><li class="l3"><a href="#old">Old <code>v1</code></a></li>',
    });
  });
});
