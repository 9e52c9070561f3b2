import { expect, it, vi } from 'vitest';
import { readTraits } from './identifier-fields.ts';
import { stateWords } from './state-words.data.ts';
import { toWordKey } from './to-word-key.ts';
import { traitWords } from './words.data.ts';

it.each([
  ['condition', 'brand_new', 'new'],
  ['condition', 'Second-hand', 'used'],
  ['condition', 'Novo', 'new'],
  ['condition', 'ของใหม่', 'new'],
  ['condition', 'Mới', 'new'],
  ['condition', 'NOWY', 'new'],
  ['condition', 'D’occasion', 'used'],
  ['condition', '二手', 'used'],
  ['gender', 'Women', 'female'],
  ['gender', 'nữ', 'female'],
  ['gender', 'Laki-laki', 'male'],
  ['gender', 'Mujer', 'female'],
  ['age_group', 'kids', 'kids'],
  ['age_group', 'Dewasa', 'adult'],
  ['age_group', 'Crianças', 'kids'],
  ['age_group', 'Niemowlęta', 'infant'],
])('reads the %s "%s" as %s', (name, written, value) => {
  const warn = vi.fn<() => void>();
  expect(readTraits({ [name]: written }, warn)).toEqual({ [name]: value });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['condition', 'female', 'condition-unknown'],
  ['gender', 'new', 'gender-unknown'],
  ['age_group', 'constructor', 'age-group-unknown'],
])('warns of the %s "%s"', (name, value, code) => {
  const warn = vi.fn<() => void>();
  expect(readTraits({ [name]: value }, warn)).toEqual({});
  expect(warn.mock.calls).toEqual([[{ code, values: { value } }]]);
});

it('gives each word one value in all languages', () => {
  const found = new Map<string, Set<string>>();
  const all = [
    ...Object.values(traitWords).map(({ values }) => values),
    ...Object.values(stateWords).map(({ traits }) => traits),
  ];
  for (const words of all)
    for (const [value, names] of Object.entries<string | readonly string[]>(words))
      for (const name of [names].flat()) {
        const key = toWordKey(name);
        found.set(key, (found.get(key) ?? new Set()).add(value));
      }
  expect([...found].filter(([, values]) => values.size > 1)).toEqual([]);
});
