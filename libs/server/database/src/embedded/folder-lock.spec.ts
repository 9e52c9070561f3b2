import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is held by one, and free again afterwards', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  expect(lockFolder(folder)).toBeTypeOf('function');
});

it.each([
  { name: 'a process that is gone', holder: JSON.stringify({ pid: 2 ** 30, since: '1' }) },
  {
    name: 'a number that another process has taken over',
    holder: JSON.stringify({ pid: process.pid, since: '1' }),
  },
  { name: 'nothing that can be read', holder: '{' },
])('takes over the lock of $name', ({ holder }) => {
  writeFileSync(join(folder, 'in-use.json'), holder);
  expect(lockFolder(folder)).toBeTypeOf('function');
});
