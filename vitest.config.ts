import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.ts',
      'site/*.test.ts',
      'site/{content,finish,src,plugins,test}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    testTimeout: 20_000,
  },
});
