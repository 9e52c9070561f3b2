import { expect, it } from 'vitest';
import { startAfterFirstPaint } from './start-after-first-paint.ts';

type Task = () => void;

/** A fake browser with manual time: `pass` fires the events, frames and timers that are due. */
const aBrowser = (scripts: readonly string[], isMissing = (_href: string) => false) => {
  const waiting = new Map<string, Task[]>();
  const heard: string[] = [];
  const wait = (what: string, task: Task) => void waiting.set(what, [...(waiting.get(what) ?? []), task]);
  const run = new Function(
    'document',
    'addEventListener',
    'requestAnimationFrame',
    'setTimeout',
    'load',
    startAfterFirstPaint(scripts).replaceAll('import(', 'load('),
  );
  run(
    {
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => heard.push(`fetch ${href}`) },
    },
    wait,
    (task: Task) => wait('frame', task),
    (task: Task, milliseconds = 0) => wait(`${milliseconds} ms`, task),
    async (href: string) => {
      if (isMissing(href)) throw new TypeError(`no ${href}`);
      heard.push(`run ${href}`);
    },
  );
  const pass = async (what: string) => {
    const tasks = waiting.get(what) ?? [];
    waiting.delete(what);
    for (const task of tasks) task();
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return { heard, pass };
};

const fetched = ['fetch /kit.js', 'fetch /app.js'];

it('preloads all modules after the first paint and runs each in its own task', async () => {
  const { heard, pass } = aBrowser(['/kit.js', '/app.js']);
  await pass('load');
  await pass('frame');
  expect(heard).toEqual([]);
  await pass('frame');
  await pass('0 ms');
  expect(heard).toEqual([...fetched, 'run /kit.js']);
  await pass('0 ms');
  expect(heard).toEqual([...fetched, 'run /kit.js', 'run /app.js']);
});

it('starts once after the timeout when a picture hangs', async () => {
  const { heard, pass } = aBrowser(['/app.js']);
  await pass('2000 ms');
  expect(heard).toEqual(['fetch /app.js', 'run /app.js']);
  for (const late of ['load', 'frame', 'frame', '0 ms']) await pass(late);
  expect(heard).toHaveLength(2);
});

it('starts the app when a module before it is missing', async () => {
  const { heard, pass } = aBrowser(['/checkout.js', '/app.js'], (href) => href === '/checkout.js');
  await pass('2000 ms');
  await pass('0 ms');
  expect(heard.at(-1)).toBe('run /app.js');
});

it('requests again what could not be loaded, in order, after ever longer waits', async () => {
  let failures = 3;
  const { heard, pass } = aBrowser(['/kit.js', '/app.js'], () => (failures -= 1) >= 0);
  for (const what of ['2000 ms', '0 ms', '0 ms', '1000 ms', '0 ms', '0 ms']) await pass(what);
  expect(heard).toEqual([...fetched, 'run /app.js']);
  for (const what of ['2000 ms', '0 ms']) await pass(what);
  expect(heard).toEqual([...fetched, 'run /app.js', 'run /kit.js']);
});

it('gives up on a module that stays missing', async () => {
  let requests = 0;
  const { pass } = aBrowser(['/gone.js'], () => (requests += 1) > 0);
  for (const what of ['2000 ms', '0 ms']) await pass(what);
  for (let wait = 1000; wait <= 64_000; wait *= 2)
    for (const what of [`${wait} ms`, '0 ms']) await pass(what);
  expect(requests).toBe(7);
});
