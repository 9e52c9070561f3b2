import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser.ts';

const found = ensureBrowser({
  env: process.env,
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
  mayInstallPackages: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1,
});

if (!found) {
  process.stderr.write('No Chromium: install Debian\'s package "chromium", or set PASAR_BROWSER.\n');
  process.exitCode = 1;
}
