import { defineConfig } from 'vitest/config';

/** One configuration for every library; `--dir` names the project. A project without specs fails nothing. */
export default defineConfig({
  test: {
    include: ['**/src/**/*.spec.{ts,tsx}'],
    passWithNoTests: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
  },
});
