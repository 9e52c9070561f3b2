import { existsSync } from 'node:fs';

/** What Playwright's `launchOptions` take. Without `executablePath` Playwright starts the browser that it installed itself. */
export type FoundBrowser = { readonly executablePath?: string; readonly args: string[] };

/** Browsers of the machine, the lighter first: the shell draws the same pages without windows and tabs around them. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A browser that never calls home and draws the same on every machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one place that says which Chromium the checks use: the one named by `PASAR_BROWSER`, the machine's, else Playwright's own. */
export const findBrowser = (
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): FoundBrowser => {
  const executablePath = env['PASAR_BROWSER'] || systemBrowsers.find(exists);
  return executablePath ? { executablePath, args: [...args] } : { args: [...args] };
};
