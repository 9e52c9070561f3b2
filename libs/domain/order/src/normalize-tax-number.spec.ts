import { memberDocuments } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { expect, it } from 'vitest';
import { invoiceKindsByMarket } from './invoice-kinds.data.ts';
import { isCheckedTaxNumber, normalizeTaxNumber } from './normalize-tax-number.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));

/** One in a hundred endings has the right check digits: compare all of them. */
it.each(['cpf', 'cnpj'] as const)('agrees with the library about every ending of a %s', (kind) => {
  const stem = kind === 'cpf' ? digits(9) : digits(12);
  fc.assert(
    fc.property(stem, (start) => {
      fc.pre(new Set(start).size > 1);
      const numbers = endings.map((ending) => start + ending);
      const known = numbers.filter((number) => stdnum['BR']?.[kind]?.validate(number).isValid);
      expect(numbers.filter((number) => normalizeTaxNumber(number, kind) !== null)).toEqual(known);
    }),
  );
});

// The library has the rule from before 2023, which the new one includes.
it('accepts every company number of Taiwan that the library accepts, and twice as many in all', () => {
  const numbers = Array.from({ length: 20_000 }, (_, at) => String(10_000_000 + at * 37));
  const known = numbers.filter((number) => stdnum['TW']?.['ubn']?.validate(number).isValid);
  const accepted = new Set(numbers.filter((number) => normalizeTaxNumber(number, 'ubn') !== null));
  expect(known.filter((number) => !accepted.has(number))).toEqual([]);
  expect(accepted.size / known.length).toBeCloseTo(2, 1);
});

it.each(Object.keys(invoiceKindsByMarket) as MarketCode[])('knows the tax numbers of %s', (market) => {
  expect(memberDocuments[market].taxNumbers.filter((kind) => !isCheckedTaxNumber(kind))).toEqual([]);
});
