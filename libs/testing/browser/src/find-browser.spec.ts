import { expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';

const rows: readonly (readonly [string, Record<string, string>, readonly string[], string | undefined])[] = [
  ['the named browser', { PASAR_BROWSER: '/opt/chrome' }, ['/usr/bin/chromium'], '/opt/chrome'],
  [
    'the lightest of the machine',
    {},
    ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    '/usr/bin/chromium-headless-shell',
  ],
  ["the machine's", {}, ['/usr/bin/chromium', '/usr/bin/google-chrome'], '/usr/bin/chromium'],
  ['the second installed browser', {}, ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['Playwright’s own browser', {}, [], undefined],
];

it.each(rows)('chooses %s', (_name, env, present, path) => {
  expect(findBrowser(env, (file) => present.includes(file)).executablePath).toBe(path);
});
