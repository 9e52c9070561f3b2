// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startWhenIdle } from './start-when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('runs code that arrives together as separate tasks', async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
  const started: string[] = [];
  const chunk = Promise.resolve('code');
  const runNextTask = async (): Promise<void> => {
    tasks.shift()?.();
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
  };
  for (const name of ['first', 'second'])
    startWhenIdle(
      () => chunk,
      (code) => started.push(`${name} ${code}`),
    );
  await runNextTask();
  expect(started).toEqual([]);
  await runNextTask();
  expect(started).toEqual(['first code']);
  await runNextTask();
  expect(started).toEqual(['first code', 'second code']);
});

it('ignores code that fails to load or to run', async () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  const started: string[] = [];
  startWhenIdle(
    () => Promise.reject(new Error('offline')),
    () => started.push('never'),
  );
  startWhenIdle(
    () => Promise.resolve(),
    () => Promise.reject(new Error('broken')),
  );
  startWhenIdle(
    () => Promise.resolve(),
    () => started.push('last'),
  );
  await vi.waitFor(() => expect(started).toEqual(['last']));
});
