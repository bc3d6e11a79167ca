import { expect, test } from 'vitest';
import { citedIn } from './citedIn.ts';

test('a link that stands alone is the source of what is quoted above it, whose own links are none', () => {
  const quoted = 'Tie the boat up, see [Knots](/knots).\n\n- [Ropes](/ropes)\n\n[Boats › Mooring](/boats#moor)';
  expect(citedIn(`${quoted}\n\nSee also: [Boats](/boats) · [Knots](/knots)`)).toEqual([
    '/boats#moor',
    '/boats',
    '/knots',
  ]);
});

test('without such a link all links are sources, of this site and each once', () => {
  const written = 'It came in [Web 2.0](/web/2_0), as [the guide](https://example.org/x) says: [Web 2.0](/web/2_0).';
  expect(citedIn(written)).toEqual(['/web/2_0']);
  // The explorer shows more of what is listed above.
  expect(citedIn('- [Web 2.0](/web/2_0)\n\n[All releases](/releases?kind=new)')).toEqual([
    '/web/2_0',
    '/releases?kind=new',
  ]);
});

test('each answer of several has its own sources', () => {
  expect(
    citedIn('### When?\n\nIn [Web 2.0](/web/2_0).\n\n### How?\n\nSee [Knots](/knots).\n\n[Boats](/boats)'),
  ).toEqual(['/web/2_0', '/boats']);
});
