import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogFile } from './create-log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const optionsIn = (path: string) => ({ path: join(folder, path), maxBytes: 10, keptFiles: 2 });
const contents = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

it('keeps the newest lines in a bounded number of files', () => {
  const log = createLogFile(optionsIn('api.log'));
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n', 'five\n', 'six\n', 'seven\n']) log.write(line);
  expect(contents()).toEqual({
    'api.log': 'six\nseven\n',
    'api.log.1': 'four\nfive\n',
    'api.log.2': 'three\n',
  });
});

it('appends to an existing log, which only its owner can read', () => {
  createLogFile(optionsIn('api.log')).write('one\n');
  createLogFile(optionsIn('api.log')).write('two\n');
  expect(contents()).toEqual({ 'api.log': 'one\ntwo\n' });
  expect(statSync(join(folder, 'api.log')).mode & 0o777).toBe(0o600);
});

it('drops lines if the log cannot be written', () => {
  const log = createLogFile(optionsIn('api.log'));
  rmSync(folder, { recursive: true });
  expect(() => log.write('one\n')).not.toThrow();
  folder = mkdtempSync(join(tmpdir(), 'pasar-log-'));
});
