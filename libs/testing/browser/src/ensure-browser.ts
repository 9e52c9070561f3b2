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

/** A mirror that does not respond must not hold up the checks: any browser will do. */
const aptOptions = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

const hasOne = ({ env, exists, playwrightPath }: BrowserSources): boolean =>
  findBrowser(env, exists).executablePath !== undefined || exists(playwrightPath());

/** Whether no lighter browser is to be had: one is named, or the headless shell is installed. */
function hasLightest({ env, exists }: BrowserSources): boolean {
  const path = findBrowser(env, exists).executablePath;
  return path !== undefined && (path === env['PASAR_BROWSER'] || path.includes('headless-shell'));
}

function installPackage({ run, mayInstallPackages }: BrowserSources, names: readonly string[]): boolean {
  if (!mayInstallPackages || run('apt-get', ['update', ...aptOptions]) !== 0) return false;
  return names.some((name) => run('apt-get', ['install', '-y', ...aptOptions, name]) === 0);
}

/**
 * Ensures that Chromium is installed, as the headless shell where packages may be installed: it takes a third less CPU time than
 * the full browser. Otherwise a system browser, else Playwright's own, else Playwright's download. Returns whether there is one.
 */
export function ensureBrowser(sources: BrowserSources): boolean {
  if (hasLightest(sources)) return true;
  if (hasOne(sources)) {
    installPackage(sources, packages.slice(0, 1));
    return true;
  }
  if (!installPackage(sources, packages)) sources.run('npx', ['playwright', 'install', 'chromium']);
  return hasOne(sources);
}
