import { defineConfig } from 'vitest/config';

/** One configuration for every library; `--dir` names the project. A project without specs fails nothing. */
export default defineConfig({
  test: {
    include: ['**/src/**/*.spec.{ts,tsx}'],
    passWithNoTests: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // A limit ends what hangs; a busy machine may be ten times as slow as a quiet one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
