import { findBrowser } from '@pasar/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Every story is a test: it renders in Chromium, plays, and passes axe. No story is an error. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'storybook',
    passWithNoTests: false,
    // The accessibility check of a page full of cards takes seconds on a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: findBrowser() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
