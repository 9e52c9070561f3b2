import { expect, it } from 'vitest';
import { whenIdle } from './when-idle.ts';

/** @spec idle-fallback idle-callback-fallback */
it.each([
  ['when the browser is idle', true, ['idle', 'done']],
  ['after 50 ms in a browser without requestIdleCallback', false, ['50', 'done']],
])('%s', (_, tells, expected) => {
  const heard: string[] = [];
  const onIdle = (given: () => void) => {
    heard.push('idle');
    given();
  };
  const later = (given: () => void, milliseconds: number) => {
    heard.push(String(milliseconds));
    given();
  };
  whenIdle({ ...(tells && { requestIdleCallback: onIdle }), setTimeout: later }, () => heard.push('done'));
  expect(heard).toEqual(expected);
});
