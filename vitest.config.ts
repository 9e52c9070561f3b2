import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

const serverHtml = '**/src/**/server-html.spec.tsx';

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
          // One retry, as for stories and journeys: shared machines stall occasionally.
          retry: 1,
          include: ['**/src/**/*.spec.tsx'],
          exclude: [...exclude, serverHtml],
          setupFiles: ['libs/testing/builders/src/component-spec.setup.ts'],
        },
      },
      {
        extends: true,
        // The texts of the storefronts' builds (`textAliases` in `tools/vite/shared.ts`), which accept less than i18next.
        resolve: {
          alias: [
            {
              find: /^(?:react-)?i18next$/,
              replacement: fileURLToPath(new URL('libs/ui/texts/src/index.ts', import.meta.url)),
            },
          ],
        },
        test: { name: 'server-html', include: [serverHtml], exclude },
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
