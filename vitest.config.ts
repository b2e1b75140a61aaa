import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Property tests on a busy machine take longer than the five seconds of the default.
          testTimeout: 30_000,
          include: ['{src,tools}/**/*.test.{ts,tsx}', 'tests/{imports,content}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/{e2e,data,seo,security,faults}/**/*.test.ts'],
          globalSetup: ['tests/e2e/harness/services-setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
