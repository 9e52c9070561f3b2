import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './lock-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is held by one process, and can be acquired again after release', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  expect(lockFolder(folder)).toBeTypeOf('function');
});

it.each([
  { name: 'an exited process', holder: JSON.stringify({ pid: 2 ** 30, since: '1' }) },
  {
    name: 'a number that another process has taken over',
    holder: JSON.stringify({ pid: process.pid, since: '1' }),
  },
  { name: 'nothing that can be read', holder: '{' },
])('takes over the lock of $name', ({ holder }) => {
  writeFileSync(join(folder, 'in-use.json'), holder);
  expect(lockFolder(folder)).toBeTypeOf('function');
});

const answerTo = async (child: ChildProcess, order: { lock: string } | 'unlock'): Promise<string> => {
  const answer = once(child, 'message');
  child.send(order);
  const [text] = await answer;
  return String(text);
};

it('is acquired by at most one of many processes that find it stale concurrently, and by a single one', async () => {
  const children = Array.from({ length: 6 }, () =>
    fork(new URL('./lock-folder.spec-child.ts', import.meta.url)),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  for (let round = 0; round < 30; round += 1) {
    writeFileSync(join(folder, 'in-use.json'), JSON.stringify({ pid: 2 ** 30, since: '1' }));
    const answers = await Promise.all(children.map((child) => answerTo(child, { lock: folder })));
    expect(answers.filter((answer) => answer === 'locked').length).toBeLessThanOrEqual(1);
    await Promise.all(children.map((child) => answerTo(child, 'unlock')));
    lockFolder(folder)();
  }
  for (const child of children) child.disconnect();
});
