import { expect, test } from 'vitest';
import { servedAtOnce } from './servedAtOnce.ts';

test('the index is served before the bundler has every request wait, and nothing is served twice', () => {
  const { static: folders, setupMiddlewares } = servedAtOnce('/docs/search-index', '/index');
  const compiled = { name: 'webpack-dev-middleware' };
  const others = { name: 'express-static', path: '/docs/' };
  const index = { name: 'express-static', path: folders[0]?.publicPath ?? '' };
  const middlewares = [compiled, others, index];
  // As the framework joins what both functions return.
  const joined = [middlewares, setupMiddlewares(middlewares)].flat();
  expect(joined).toEqual([index, compiled, others]);
});
