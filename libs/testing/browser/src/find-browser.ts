import { existsSync } from 'node:fs';

/** Playwright's `launchOptions`. Without `executablePath` Playwright starts its own browser. */
export type BrowserLaunch = { readonly executablePath?: string; readonly args: string[] };

/** System browsers, the smallest first: the headless shell renders the same pages without a window. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Flags for reproducible rendering without background network traffic. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds the Chromium for checks: `PASAR_BROWSER`, else a system browser, else Playwright's own. */
export const findBrowser = (
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): BrowserLaunch => {
  const executablePath = env['PASAR_BROWSER'] || systemBrowsers.find(exists);
  return executablePath ? { executablePath, args: [...args] } : { args: [...args] };
};
