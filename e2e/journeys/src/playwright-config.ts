import { findBrowser } from '@pasar/browser';
import type { BrowserLaunch } from '@pasar/browser';
import { defineConfig, devices } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { minuteMs } from '@pasar/durations';
import { otherAppsJourneys } from './only-on.ts';
import type { AppName } from './only-on.ts';

export type AppUnderTest = {
  readonly app: AppName;
  /** The port of the store under test, on loopback. */
  readonly port: number;
};

const root = join(import.meta.dirname, '../../..');

const shopper: Record<AppName, PlaywrightTestConfig['use']> = {
  // Painting at the phone's real density takes seven times as many pixels, and no journey depends on it.
  'mobile-web': { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};

/** The data folder that the target `fill-store` prepares for the stores of both apps. */
const filledStore = join(root, '.data', 'e2e');

/** The data folder of an app's own store. */
const ownDataDir = (app: AppName): string => join(root, '.data', `e2e-${app}`);

const startStore = ({ app, port }: AppUnderTest): PlaywrightTestConfig['webServer'] => ({
  command: 'npm start',
  cwd: root,
  env: {
    PORT: String(port),
    DATA_DIR: ownDataDir(app),
    ...(existsSync(filledStore) && { DATA_TEMPLATE_DIR: filledStore }),
    // Live mode ignores toggle overrides.
    PASAR_ENVIRONMENT: 'liveish',
  },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  stdout: 'ignore',
  stderr: 'pipe',
  timeout: 5 * minuteMs,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
});

/**
 * Arguments that save processor time: all pages of a browser share a renderer, which Chromium otherwise starts anew for every
 * page and every market's host, and scripts are not optimized, since a page runs most of them once.
 */
const cpuSavingArgs = ['--renderer-process-limit=1', '--js-flags=--no-opt --no-maglev'];

const withCpuSavingArgs = ({ args, ...browser }: BrowserLaunch): BrowserLaunch => ({
  ...browser,
  args: [...args, ...cpuSavingArgs],
});

/** A running store to use during development, on the folder of `DATA_DIR`; by default a run starts its own. */
const runningStore = process.env['E2E_STORE'];

/**
 * Starts the built store with `npm start` and a data folder per app, so that both apps can run at once. Each file of
 * journeys has a worker: they mostly wait for pages. The run fails if a server exits.
 */
export function storeConfig({ app, port }: AppUnderTest): PlaywrightTestConfig {
  return defineConfig({
    testDir: join(root, 'e2e', app, 'src'),
    testMatch: '*.e2e.ts',
    grepInvert: otherAppsJourneys(app, process.env['E2E_BOTH_APPS'] === 'true'),
    outputDir: join(root, 'e2e', app, 'test-results'),
    // A busy machine may be several times slower than a free one.
    timeout: 4 * minuteMs,
    // Shared machines stall occasionally; a test that passes on retry is reported as flaky.
    retries: 1,
    expect: { timeout: 30_000 },
    // Two a core with both apps: a worker waits about half of its time.
    workers: availableParallelism(),
    forbidOnly: true,
    reporter: [['list']],
    // For the commands of the store's operators.
    metadata: { dataDir: runningStore === undefined ? ownDataDir(app) : process.env['DATA_DIR'] },
    use: {
      ...shopper[app],
      baseURL: runningStore ?? `http://localhost:${port}`,
      // A new renderer costs more processor time than most pages: the journeys of a worker share one, in a context that
      // Playwright empties between them.
      reuseContext: true,
      launchOptions: withCpuSavingArgs(findBrowser()),
      // Requests that a service worker answers cannot be changed by a journey.
      serviceWorkers: 'block',
      screenshot: 'only-on-failure',
      // Recording takes a third of a journey's time: record retries only.
      trace: 'on-first-retry',
    },
    ...(runningStore === undefined ? { webServer: startStore({ app, port }) } : {}),
  });
}
