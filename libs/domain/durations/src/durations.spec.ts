import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs, secondMs } from './index.ts';

it.each([
  ['second', secondMs, '1970-01-01T00:00:01.000Z'],
  ['minute', minuteMs, '1970-01-01T00:01:00.000Z'],
  ['hour', hourMs, '1970-01-01T01:00:00.000Z'],
  ['day', dayMs, '1970-01-02T00:00:00.000Z'],
])('counts the milliseconds of a %s', (_, length, time) => {
  expect(new Date(length).toISOString()).toBe(time);
});
