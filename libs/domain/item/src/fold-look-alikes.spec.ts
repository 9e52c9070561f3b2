import { expect, it } from 'vitest';
import { foldLookAlikes } from './index.ts';
import { lookAlikes } from './look-alikes.data.ts';

it.each([
  ['capitals and spaces', ' RATTAN  Corner ', 'rattan corner'],
  ['Cyrillic letters', 'Раѕаr', 'pasar'],
  ['Greek capitals', 'ΝΙΚΕ', 'nike'],
  ['full-width letters', 'Ｒａｔｔａｎ', 'rattan'],
  ['mathematical letters', '𝐑𝐚𝐭𝐭𝐚𝐧', 'rattan'],
  ['zero-width characters', 'Ra\u200btt\u2060an\ufeff', 'rattan'],
  ['soft hyphens and variation selectors', 'Rat\u00adtan\ufe0f', 'rattan'],
  ['digits', 'R0ya1', 'royal'],
  ['an accent on a Cyrillic letter', 'Cаfе\u0301', 'café'],
])('reads %s as what they look like', (_, name, seen) => expect(foldLookAlikes(name)).toBe(seen));

it.each(['กาน้ำชา', '茉莉', 'दुकान', 'gốm bát tràng', 'łódź'])('keeps the letters of %s', (name) =>
  expect(foldLookAlikes(name)).toBe(name.normalize('NFKC')),
);

it('gives every letter one Latin letter, which a second fold keeps', () => {
  const letters = Object.values(lookAlikes).flatMap((each) => [...each]);
  expect(new Set(letters).size).toBe(letters.length);
  for (const [latin, others] of Object.entries(lookAlikes))
    for (const letter of others) expect(foldLookAlikes(foldLookAlikes(letter))).toBe(latin);
});
