import { expect, test } from 'vitest';
import { releaseNeighbours } from './releaseNeighbours.ts';

const page = (title: string, path: string) => ({ title, permalink: `/docs/${path}` });

test('a release leads to the older one as previous and to the newer one as next', () => {
  const [newer, older] = [page('Web 1.42', 'versions/Web/1_42'), page('Web 1.40', 'versions/Web/1_40')];
  const neighbours = releaseNeighbours({ permalink: '/docs/versions/Web/1_41', previous: newer, next: older });
  expect(neighbours).toEqual({ previous: older, next: newer });
});

test('a sidebar that lists the oldest release first changes nothing', () => {
  const [older, newer] = [page('Web 1.9', 'versions/Web/1_9'), page('Web 1.11', 'versions/Web/1_11')];
  const neighbours = releaseNeighbours({ permalink: '/docs/versions/Web/1_10', previous: older, next: newer });
  expect(neighbours).toEqual({ previous: older, next: newer });
});

test('the first release of a platform leads to nothing older, not to the other platform', () => {
  const [newer, mobile] = [page('Web 1.24', 'versions/Web/1_24'), page('Mobile 2.8', 'versions/Mobile/2_8')];
  const neighbours = releaseNeighbours({ permalink: '/docs/versions/Web/1_23', previous: newer, next: mobile });
  expect(neighbours).toEqual({ previous: undefined, next: newer });
});

test('the newest release leads to no page that is not a release', () => {
  const [recent, older] = [page('Recent versions', 'versions/recent-versions'), page('Web 1.73', 'versions/Web/1_73')];
  const neighbours = releaseNeighbours({ permalink: '/docs/versions/Web/1_74', previous: recent, next: older });
  expect(neighbours).toEqual({ previous: older, next: undefined });
});

test('other pages keep their neighbours', () => {
  const [before, after] = [page('Introduction', 'intro'), page('Appendix', 'survey/Docs/Appendix')];
  const neighbours = releaseNeighbours({ permalink: '/docs/survey/intro', previous: before, next: after });
  expect(neighbours).toEqual({ previous: before, next: after });
});
