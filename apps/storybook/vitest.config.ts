import { findBrowser } from '@pasar/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const toMatchScreenshot = {
  resolveScreenshotPath: ({ arg, ext }: { readonly arg: string; readonly ext: string }) =>
    join(here('src/pictures/baselines'), `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }: { readonly arg: string; readonly ext: string }) =>
    join(here('dist/picture-differences'), `${arg}${ext}`),
} as const;

/**
 * Chromium paints a page before its large images are decoded, and paints only what changed when they are: a picture of a busy
 * machine's page would differ by single lines of pixels.
 */
const paintAtOnce = ['--disable-checker-imaging', '--disable-partial-raster'];

const { args, ...browser } = findBrowser();

/** Every story is a test: it renders in Chromium, runs its play function and passes axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here('.storybook') })],
  test: {
    name: 'storybook',
    passWithNoTests: false,
    // Storybook disables writing; the screenshot tests write baselines and diffs.
    api: { allowWrite: true },
    attachmentsDir: here('dist/attachments'),
    setupFiles: [here('src/pictures/compare-pictures.ts')],
    // By default one core stays idle, although stories take longer than all else that runs beside them.
    maxWorkers: availableParallelism(),
    // Checking accessibility on a page full of cards takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Shared machines stall occasionally, as for journeys.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: { toMatchScreenshot },
      provider: playwright({ launchOptions: { ...browser, args: [...args, ...paintAtOnce] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
