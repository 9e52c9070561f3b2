import { expect, it } from 'vitest';
import { ensureBrowser } from './ensure-browser.ts';

type MachineState = { files: string[]; root?: boolean; offers?: Record<string, string> };

/** A machine with some files; running one of `offers`' commands creates its file. */
function createMachine({ files, root = false, offers = {} }: MachineState) {
  const there = new Set(files);
  const ran: string[] = [];
  return {
    ran,
    sources: {
      env: {},
      exists: (path: string) => there.has(path),
      playwrightPath: () => '/cache/chrome',
      mayInstallPackages: root,
      run: (command: string, args: readonly string[]) => {
        const line = [command, ...args].join(' ');
        ran.push(line);
        const file = offers[line];
        if (file) there.add(file);
        return file || line.endsWith('update -qq') ? 0 : 1;
      },
    },
  };
}

const installShell = 'apt-get install -y -qq chromium-headless-shell';
const installChromium = 'apt-get install -y -qq chromium';
const playwrightInstall = 'npx playwright install chromium';

it.each<[string, MachineState, boolean, string[]]>([
  ['Chromium is installed', { files: ['/usr/bin/chromium'] }, true, []],
  ['Playwright’s Chromium exists', { files: ['/cache/chrome'] }, true, []],
  [
    'Debian has a package',
    { files: [], root: true, offers: { [installShell]: '/usr/bin/chromium-headless-shell' } },
    true,
    ['apt-get update -qq', installShell],
  ],
  [
    'there is only a package of the full browser',
    { files: [], root: true, offers: { [installChromium]: '/usr/bin/chromium' } },
    true,
    ['apt-get update -qq', installShell, installChromium],
  ],
  [
    'only a download is available',
    { files: [], offers: { [playwrightInstall]: '/cache/chrome' } },
    true,
    [playwrightInstall],
  ],
  [
    'no browser is available',
    { files: [], root: true },
    false,
    ['apt-get update -qq', installShell, installChromium, playwrightInstall],
  ],
])('%s', (_, given, found, commands) => {
  const { sources, ran } = createMachine(given);
  expect(ensureBrowser(sources)).toBe(found);
  expect(ran).toEqual(commands);
});
