import { expect, test } from 'vitest';
import { tableHtml } from './table.ts';

test('what readers searched stands at the left also where it is a number, and what is counted at the right', () => {
  const html = tableHtml({
    id: 'top',
    title: 'Top queries',
    head: ['Query', 'Searches', 'Average position'],
    rows: [['1.99', 3, '2.0']],
  });
  expect(html).toContain('<tr><td>1.99</td><td class="n">3</td><td class="n">2.0</td></tr>');
  expect(html).toContain('<th scope="col">Query</th><th scope="col" class="n">Searches</th>');
});

test('a long address breaks between its words first, and keeps its letters', () => {
  const nearest = { text: '/docs/Survey_Flow#what-next', href: '/docs/Survey_Flow#what-next' };
  expect(tableHtml({ id: 'gaps', title: 'Gaps', head: ['Nearest section'], rows: [[nearest]] })).toContain(
    '<td><a href="/docs/Survey_Flow#what-next">/<wbr>docs/<wbr>Survey_<wbr>Flow#what-next</a></td>',
  );
});
