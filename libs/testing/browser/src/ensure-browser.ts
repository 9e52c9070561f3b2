import { findBrowser } from './find-browser.ts';

export type BrowserSources = {
  readonly exists: (path: string) => boolean;
  /** The path of Playwright's own Chromium, installed or not. */
  readonly playwrightPath: () => string;
  /** Runs a command with inherited output; returns its exit code. */
  readonly run: (command: string, args: readonly string[]) => number;
  /** Whether system packages may be installed: apt is available, and we are root. */
  readonly mayInstallPackages: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Debian packages, the smallest first; other distributions have only the second. */
const packages = ['chromium-headless-shell', 'chromium'];

const hasOne = ({ env, exists, playwrightPath }: BrowserSources): boolean =>
  findBrowser(env, exists).executablePath !== undefined || exists(playwrightPath());

/**
 * Ensures that Chromium is installed: a system browser, else Playwright's own, else a Debian package, else Playwright's download.
 * Returns whether it is.
 */
export function ensureBrowser(sources: BrowserSources): boolean {
  if (hasOne(sources)) return true;
  const { run, mayInstallPackages } = sources;
  const packaged =
    mayInstallPackages &&
    run('apt-get', ['update', '-qq']) === 0 &&
    packages.some((name) => run('apt-get', ['install', '-y', '-qq', name]) === 0);
  if (!packaged) run('npx', ['playwright', 'install', 'chromium']);
  return hasOne(sources);
}
