import { expect, test } from 'vitest';
import { styleClasses } from './styleClasses.ts';

test('style attributes become classes, one for all that say the same', () => {
  expect(
    styleClasses(
      '<svg style="display: none;"><g/></svg><p class="lead big" style="color:red">a</p><i style=color:red>b</i>',
    ),
  ).toEqual({
    html: '<svg class=st0><g/></svg><p class="lead big st1">a</p><i class=st1>b</i>',
    rules: '.st0.st0{display:none}.st1.st1{color:red}',
  });
});

test('what only looks like a style attribute stays', () => {
  const html =
    '<script>const a = \'<p style="color:red">\'</script><style>p{}</style><p>a style="b"</p><a title=\'x style="y"\' data-style="z">b</a><!-- <p style="a"> -->';
  expect(styleClasses(html)).toEqual({ html, rules: '' });
});

test('quotes in a style are quotes in its rule', () => {
  expect(styleClasses('<p style="font-family:&quot;A &amp; B&quot;, serif">').rules).toBe(
    '.st0.st0{font-family:"A & B",serif}',
  );
});

test('a style that would end its rule fails the build', () => {
  expect(() => styleClasses('<p style="color:red}body{display:none">')).toThrow('Give it a class instead');
});
