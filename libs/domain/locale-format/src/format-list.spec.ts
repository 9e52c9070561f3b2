import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it.each([
  ['en-SG', 'conjunction', [], ''],
  ['en-SG', 'conjunction', ['A'], 'A'],
  ['en-SG', 'conjunction', ['A', 'B', 'C'], 'A, B and C'],
  ['en-SG', 'disjunction', ['A', 'B', 'C'], 'A, B or C'],
  ['zh-TW', 'conjunction', ['A', 'B', 'C'], 'A、B和C'],
  ['th-TH', 'conjunction', ['A', 'B'], 'AและB'],
  ['pl-PL', 'disjunction', ['A', 'B'], 'A lub B'],
] as const)('%s writes a %s of %j as %s', (locale, kind, items, text) => {
  expect(formatList(locale, items, kind).replaceAll('\u200b', '')).toBe(text);
});
