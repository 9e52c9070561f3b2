import { expect, it } from 'vitest';
import { kilobytes, percent, short, sizeLines, speedLines, table } from './report.ts';

it.each([
  [2_812_345, '2.81 M'],
  [37_210, '37.2 k'],
  [956, '956'],
  [0.4218, '0.422'],
])('formats %d as %s', (figure, text) => {
  expect(short(figure)).toBe(text);
});

it('formats sizes and shares with one decimal', () => {
  expect([kilobytes(7990), percent(0.8385), percent(1)]).toEqual(['8.0 kB', '83.9%', '100%']);
});

it('compares within each round, and checks only the peers that have a goal', () => {
  const rates = { ours: [200, 100, 300], slow: [100, 50, 100], other: [400, 400, 400] };
  expect(speedLines('reads', rates, { slow: 2.5 })).toEqual([
    { what: 'reads', ours: '200/s', peer: 'slow', theirs: '100/s', ratio: 2, target: '≥ 2.5×', met: false },
    { what: 'reads', ours: '200/s', peer: 'other', theirs: '400/s', ratio: 0.5 },
  ]);
});

it('checks a size against its budget', () => {
  expect(sizeLines('size', 2000, 3000, { peer: 9000 })).toEqual([
    { what: 'size', ours: '2.0 kB', target: '< 3.0 kB', met: true },
    { what: 'size', ours: '2.0 kB', peer: 'peer', theirs: '9.0 kB', ratio: 4.5 },
  ]);
});

it('aligns the columns of a table', () => {
  const lines = table([{ what: 'a long name', ours: '1', peer: 'p', theirs: '2', ratio: 2, met: true }]);
  expect(lines.split('\n').map((line) => line.indexOf(line.includes('peer') ? 'peer' : 'p  '))).toEqual([
    19, 19,
  ]);
  expect(lines).toContain('met');
});
