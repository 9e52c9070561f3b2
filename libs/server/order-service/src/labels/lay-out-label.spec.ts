import { expect, it } from 'vitest';
import { labelSize, layOutLabel } from './lay-out-label.ts';
import type { ParcelLabel } from './parcel-label.ts';

const label: ParcelLabel = {
  title: 'Label',
  from: { caption: 'From', name: 'A shop', lines: ['Singapore'] },
  to: { caption: 'To', name: 'Ana', lines: ['1 Main Street'], phone: '+65 8123 4567' },
  barcode: 'SP12345678SG',
  references: ['Order 1'],
  contents: [],
};

/** Every character is half as wide as it is high. */
const layOut = (to: Partial<ParcelLabel['to']> = {}, changes: Partial<ParcelLabel> = {}) =>
  layOutLabel({ ...label, ...changes, to: { ...label.to, ...to } }, (text) => [...text].length / 2);

it.each([
  ['a name of 300 letters without a space', 'N'.repeat(300)],
  ['a name of 300 letters in words', 'Nine Lives '.repeat(28).slice(0, 300)],
])('wraps and shrinks %s, and leaves nothing out', (_, name) => {
  const { lines } = layOut({ name });
  const written = lines.map(({ text }) => text).join('');
  expect(written.replaceAll(' ', '')).toContain(`To${name}1MainStreet+6581234567`.replaceAll(' ', ''));
});

it.each([
  ['the usual', {}, {}],
  ['a long name', { name: 'N'.repeat(300) }, {}],
  ['an endless address', { lines: Array.from({ length: 90 }, (_, at) => `Line ${at} `.repeat(9)) }, {}],
  ['much content', {}, { contents: Array.from({ length: 200 }, () => '3 × A long name of an item') }],
  ['a long number', {}, { barcode: 'A'.repeat(30) }],
])('keeps everything on the label, and no line in the next: %s', (_, to, changes) => {
  const { lines, rectangles } = layOut(to, changes);
  const boxes = [
    ...rectangles,
    ...lines.map(({ text, size, x, y }) => ({ x, y, width: (text.length * size) / 2, height: size })),
  ];
  const outside = boxes.filter(
    ({ x, y, width, height }) =>
      x < 5 || y < 5 || x + width > labelSize.width - 5 || y + height > labelSize.height - 5,
  );
  expect(outside).toEqual([]);
  const tops = lines.map(({ y }) => y);
  expect(lines.filter(({ y, size }, at) => (tops[at + 1] ?? Infinity) < y + size)).toEqual([]);
});

it('marks what it cuts with an ellipsis', () => {
  const { lines } = layOut({}, { contents: Array.from({ length: 200 }, () => '3 × A long name of an item') });
  expect(lines.at(-1)?.text).toMatch(/…$/);
});

it('breaks Thai between words', () => {
  const { lines } = layOut({ name: 'สวัสดี'.repeat(12) });
  const name = lines.filter(({ weight, y }) => weight === 700 && y > 100).map(({ text }) => text);
  expect(name.length).toBeGreaterThan(1);
  expect(name.every((line) => /^(สวัสดี)+$/.test(line))).toBe(true);
});

it('draws bars with an empty zone at either side, and none for a number that has none', () => {
  const bars = layOut().rectangles.filter(({ height }) => height > 10);
  const narrowest = Math.min(...bars.map(({ width }) => width));
  expect(bars).toHaveLength(14 * 3 + 4);
  expect(bars[0]?.x).toBeGreaterThanOrEqual(10 * narrowest);
  expect(layOut({}, { barcode: 'กข' }).rectangles.filter(({ height }) => height > 10)).toEqual([]);
});
