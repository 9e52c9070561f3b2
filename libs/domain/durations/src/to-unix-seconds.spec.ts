import { expect, it } from 'vitest';
import { toUnixSeconds } from './index.ts';

it.each([
  ['rounds down', 1999, 1],
  ['keeps whole seconds', 2000, 2],
  ['keeps 0, which stands for no time', 0, 0],
])('%s', (_, epochMs, seconds) => {
  expect(toUnixSeconds(epochMs)).toBe(seconds);
});
