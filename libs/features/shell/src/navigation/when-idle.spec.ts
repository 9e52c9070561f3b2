import { expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

it.each([
  ['when the browser says so', true, ['idle']],
  ['after a while in a browser that never says so', false, ['later']],
])('%s', (_, tells, expected) => {
  const heard: string[] = [];
  const task = vi.fn();
  const run = (name: string) => (given: () => void) => {
    heard.push(name);
    given();
  };
  whenIdle({ ...(tells && { requestIdleCallback: run('idle') }), setTimeout: run('later') }, task);
  expect([heard, task.mock.calls.length]).toEqual([expected, 1]);
});
