import { findBrowser } from '@pasar/browser';
import { defineConfig, devices } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { join } from 'node:path';

export type AppUnderTest = {
  readonly app: 'mobile-web' | 'desktop';
  /** The store of these journeys listens here, on loopback. */
  readonly port: number;
};

const root = join(import.meta.dirname, '../../..');

const shopper: Record<AppUnderTest['app'], PlaywrightTestConfig['use']> = {
  'mobile-web': { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};

const minute = 60_000;

/**
 * The built store, as `npm start` starts it, on a data folder of its own; one browser, one journey after another.
 * A server that dies is no test's business: the run fails.
 */
export function storeConfig({ app, port }: AppUnderTest): PlaywrightTestConfig {
  return defineConfig({
    testDir: join(root, 'e2e', app, 'src'),
    testMatch: '*.e2e.ts',
    outputDir: join(root, 'e2e', app, 'test-results'),
    timeout: 2 * minute,
    // A machine that others use as well stalls now and then; what passes the second time is told as flaky.
    retries: 1,
    expect: { timeout: 10_000 },
    workers: 1,
    forbidOnly: true,
    reporter: [['list']],
    use: {
      ...shopper[app],
      baseURL: `http://localhost:${port}`,
      launchOptions: findBrowser(),
      screenshot: 'only-on-failure',
      // To record every journey takes a third of a run's time: only what failed once is recorded.
      trace: 'on-first-retry',
    },
    webServer: {
      command: 'npm start',
      cwd: root,
      // On the live store a browser's own toggles do not count.
      env: { PORT: String(port), DATA_DIR: join(root, '.data', 'e2e'), PASAR_ENVIRONMENT: 'liveish' },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: 5 * minute,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  });
}
