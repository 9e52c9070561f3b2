import { expect, it } from 'vitest';
import { cpuMsBetween, parseCpuMs } from './process-cpu.ts';

it('reads user and system time when the name contains brackets', () => {
  const stat = '7 (node (a) b) S 1 7 7 0 -1 4194304 100 0 0 0 250 50 3 4 20 0 11 0 100 1000 200';
  expect(parseCpuMs(stat)).toBe(3000);
});

it('counts a process that started in between, and ignores one that has ended', () => {
  const before = new Map([
    [1, 100],
    [2, 500],
  ]);
  expect(
    cpuMsBetween(
      before,
      new Map([
        [1, 130],
        [3, 20],
      ]),
    ),
  ).toBe(50);
});
