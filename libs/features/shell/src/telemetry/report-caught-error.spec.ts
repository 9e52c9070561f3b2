import { afterEach, expect, it, vi } from 'vitest';
import { ModuleError } from '../page-loading/module-error.ts';
import { reportCaughtError } from './report-caught-error.ts';

const moduleError = new ModuleError('load-page', { cause: new TypeError('Failed to fetch') });
const crash = new RangeError('crash');

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['a module that did not load offline', moduleError, false, []],
  ['a module that did not load online', moduleError, true, [[moduleError]]],
  ['a crash offline', crash, false, [[crash]]],
  ['a crash online', crash, true, [[crash]]],
])('%s', (_, error, isOnline, reports) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  reportCaughtError(error, isOnline);
  expect(report.mock.calls).toEqual(reports);
});
