import { createLocaleFormat, withFormatCache } from '@pasar/locale-format';
import { expect, it } from 'vitest';
import { groupTexts, ungroupTexts } from './grouped-texts.ts';

const writeTexts = (): Map<string, string> => {
  const written = new Map<string, string>();
  const format = withFormatCache(createLocaleFormat('en-SG', 'Asia/Singapore'), written);
  for (const amount of [1290, 990]) format.money({ amount, currency: 'SGD' });
  format.money({ amount: 990, currency: 'BRL' });
  format.rating(4.5);
  format.days('2026-11-24', '2026-11-26');
  return written;
};

it('writes methods and currencies once', () => {
  expect(groupTexts(writeTexts())).toMatchObject({
    'money SGD': { 990: '$9.90', 1290: '$12.90' },
    'money BRL': { 990: 'R$9.90' },
    rating: { 4.5: '4.5' },
  });
});

it('restores the texts that a format cache has written', () => {
  const written = writeTexts();
  const restored = ungroupTexts(JSON.parse(JSON.stringify(groupTexts(written))));
  expect(new Map([...restored].toSorted())).toEqual(new Map([...written].toSorted()));
  expect(restored.size).toBe(5);
});
