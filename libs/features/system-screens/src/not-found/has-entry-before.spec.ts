import { expect, it } from 'vitest';
import { hasEntryBefore } from './has-entry-before.ts';

it.each<[string, unknown, boolean]>([
  ['the first entry', { idx: 0 }, false],
  ['the second entry', { idx: 1 }, true],
  ['an entry of another program', null, false],
  ['an entry without a number', { idx: 'x' }, false],
])('%s', (_, state, expected) => {
  expect(hasEntryBefore(state)).toBe(expected);
});
