import { expect, it } from 'vitest';
import { findExecutedTasks, parseTimes } from './run-nx.ts';

it('distinguishes executed and cached tasks', () => {
  const output = [
    '✔  nx run @pasar/money:typecheck  [local cache]',
    '✔  nx run @pasar/cart:test  [existing outputs match the cache, left as is]',
    '> nx run @pasar/item:lint  [local cache]',
    '> nx run @pasar/scroll:test',
    '✔  nx run @pasar/desktop-app:build (12s)',
    ' NX   Successfully ran targets lint, typecheck, test',
  ].join('\n');
  expect(findExecutedTasks(output)).toEqual(['@pasar/scroll:test', '@pasar/desktop-app:build']);
});

it('adds up the time of the processes', () => {
  expect(parseTimes('a warning\nreal 12.50\nuser 20.25\nsys 1.75\n')).toEqual({
    wallSeconds: 12.5,
    processorSeconds: 22,
  });
});
