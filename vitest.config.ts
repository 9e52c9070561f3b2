import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

/**
 * One configuration for all libraries; paths after `vitest run` select projects. A project without specs passes. The spec files
 * of a worker share its modules, which halves the CPU time: a spec must restore what it changes, as the options below do.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    isolate: false,
    // One process runs all specs: by default it would leave one core idle, half of CI's two.
    maxWorkers: '100%',
    // Limits what hangs; a busy machine may be ten times slower than an idle one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
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
          name: 'modules',
          include: ['**/src/**/*.spec.ts'],
          exclude,
        },
      },
    ],
  },
});
