import { expect, it } from 'vitest';
import { elapsedSince } from './elapsed-since.ts';

it.each([
  ['fetched by this page', 9_000, 10_000, 5_000, 1_000],
  ['came with the page', 4_000, 10_000, 5_000, 5_000],
  ['the device is behind', 90_000, 10_000, 5_000, 5_000],
  ['the device is ahead', 4_000, 99_000, 5_000, 5_000],
])('%s', (_, receivedAt, now, sincePageLoad, elapsed) => {
  expect(elapsedSince(receivedAt, { now, sincePageLoad })).toBe(elapsed);
});
