import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.ts',
      'site/*.test.ts',
      'site/{content,postbuild,profile,search,src,plugins,test}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // Long, so that a busy machine fails no test: what is right but slow is for the benches to say.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tools/waitLong.ts'],
  },
});
