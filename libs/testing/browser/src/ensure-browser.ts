import { findBrowser } from './find-browser.ts';

export type BrowserSources = {
  /** Whether a file is there. */
  readonly exists: (path: string) => boolean;
  /** Where Playwright keeps the Chromium that it installed itself, whether it did or not. */
  readonly playwrightPath: () => string;
  /** Runs a command with its output in sight; answers its exit code. */
  readonly run: (command: string, args: readonly string[]) => number;
  /** Whether system packages may be installed: an apt of Debian's, and root. */
  readonly mayInstallPackages: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Debian's packages, the lighter first; others know only the second. */
const packages = ['chromium-headless-shell', 'chromium'];

const hasOne = ({ env, exists, playwrightPath }: BrowserSources): boolean =>
  findBrowser(env, exists).executablePath !== undefined || exists(playwrightPath());

/**
 * Sees to it that there is a Chromium for the checks: one of the machine's, else Playwright's own, else a package of Debian's,
 * else the one that Playwright downloads. Answers whether there is one now.
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
