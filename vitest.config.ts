import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

/**
 * One configuration for all libraries; paths after `vitest run` select projects. A project without specs passes. Domain code
 * has no global state and no DOM: its spec files share a worker, which takes a quarter of the time.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // One process runs all specs: by default it would leave one core idle, half of CI's two.
    maxWorkers: '100%',
    // Limits what hangs; a busy machine may be ten times slower than an idle one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['libs/domain/*/src/**/*.spec.ts'],
          exclude,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['**/src/**/*.spec.tsx'],
          exclude,
          setupFiles: ['libs/testing/builders/src/component-spec.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['**/src/**/*.spec.ts'],
          exclude: [...exclude, 'libs/domain/**'],
        },
      },
    ],
  },
});
