import { expect, it } from 'vitest';
import { ensureBrowser } from './ensure-browser.ts';

type MachineState = { files: string[]; root?: boolean; browser?: string; offers?: Record<string, string> };

/** A machine with some files; running one of `offers`' commands creates its file. */
function createMachine({ files, root = false, browser = '', offers = {} }: MachineState) {
  const there = new Set(files);
  const ran: string[] = [];
  return {
    ran,
    sources: {
      env: { PASAR_BROWSER: browser },
      exists: (path: string) => there.has(path),
      playwrightPath: () => '/cache/chrome',
      mayInstallPackages: root,
      run: (command: string, args: readonly string[]) => {
        const line = [command, ...args].join(' ');
        ran.push(line);
        const file = offers[line];
        if (file) there.add(file);
        return file || line === update ? 0 : 1;
      },
    },
  };
}

const options = '-qq -o Acquire::Retries=0 -o Acquire::http::Timeout=10';
const update = `apt-get update ${options}`;
const installShell = `apt-get install -y ${options} chromium-headless-shell`;
const installChromium = `apt-get install -y ${options} chromium`;
const playwrightInstall = 'npx playwright install chromium';

it.each<[string, MachineState, boolean, string[]]>([
  ['Chromium is installed', { files: ['/usr/bin/chromium'] }, true, []],
  ['Playwright’s Chromium exists', { files: ['/cache/chrome'] }, true, []],
  [
    'Chromium is installed, and Debian has the headless shell',
    {
      files: ['/usr/bin/chromium'],
      root: true,
      offers: { [installShell]: '/usr/bin/chromium-headless-shell' },
    },
    true,
    [update, installShell],
  ],
  [
    'Chromium is installed, and there is no headless shell',
    { files: ['/usr/bin/chromium'], root: true },
    true,
    [update, installShell],
  ],
  [
    'the headless shell is installed',
    { files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], root: true },
    true,
    [],
  ],
  ['a browser is named', { files: [], root: true, browser: '/opt/chrome' }, true, []],
  [
    'Debian has a package',
    { files: [], root: true, offers: { [installShell]: '/usr/bin/chromium-headless-shell' } },
    true,
    [update, installShell],
  ],
  [
    'there is only a package of the full browser',
    { files: [], root: true, offers: { [installChromium]: '/usr/bin/chromium' } },
    true,
    [update, installShell, installChromium],
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
    [update, installShell, installChromium, playwrightInstall],
  ],
])('%s', (_, given, found, commands) => {
  const { sources, ran } = createMachine(given);
  expect(ensureBrowser(sources)).toBe(found);
  expect(ran).toEqual(commands);
});
