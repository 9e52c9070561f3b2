import { expect, it } from 'vitest';
import { createNumberFormats } from './number-formats.ts';

it.each([
  ['en-SG', { style: 'percent' }, 0.2, '20%'],
  ['fr-FR', { style: 'percent' }, 0.2, '20\u00a0%'],
  ['en-SG', { notation: 'compact', maximumFractionDigits: 1 }, 1234, '1.2K'],
  ['pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }, 4, '4,0'],
] as const)('%s with %j writes %d as %s', (locale, options, number, text) => {
  const formats = createNumberFormats(options);
  expect([formats(locale).format(number), formats(locale).format(number)]).toEqual([text, text]);
});

it('makes one a locale', () => {
  const formats = createNumberFormats({});
  expect(formats('en')).toBe(formats('en'));
  expect(formats('en')).not.toBe(formats('fr'));
});

it('keeps no more than a deployment speaks', () => {
  const formats = createNumberFormats({});
  const first = formats('en');
  for (let at = 0; at < 64; at += 1) formats(`en-u-nu-latn-x-a${at}`);
  expect(formats('en')).not.toBe(first);
});
