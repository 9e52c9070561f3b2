import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

/**
 * One configuration for every library; paths after `vitest run` name the projects. A project without specs fails nothing.
 * Domain code has no state outside its functions and no DOM: its spec files share a worker, which takes a quarter of the time.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // One process runs every project's specs: by default it would leave a core idle, half of what CI has.
    maxWorkers: '100%',
    // A limit ends what hangs; a busy machine may be ten times as slow as a quiet one.
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
