import { expect, it } from 'vitest';
import { trackingGate } from './index.ts';

it.each([
  [false, false, false, 'send'],
  [false, true, false, 'send'],
  [true, true, false, 'hold'],
  [true, false, false, 'drop'],
  [true, false, true, 'send'],
  [true, true, true, 'send'],
])('required %s, undecided %s, agreed %s: %s', (required, undecided, analytical, answer) => {
  expect(trackingGate({ required, undecided, analytical })).toBe(answer);
});
