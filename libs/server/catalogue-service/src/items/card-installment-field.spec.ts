import { offeredInstallments } from '@pasar/badge-rules';
import { marketByCode } from '@pasar/markets';
import { getMarketPayments } from '@pasar/payment';
import { expect, it } from 'vitest';
import { cardInstallmentField } from './card-installment-field.ts';

it.each(['SG', 'ES'] as const)('offers card instalments in %s from the smallest amount on', (code) => {
  const market = marketByCode(code);
  const smallest = getMarketPayments(code).minInstallmentAmount;
  const unmarked = {
    is_cc_installment_payment_eligible: false,
    is_non_cc_installment_payment_eligible: false,
  };
  const kinds = (price: number) =>
    offeredInstallments({ ...unmarked, ...cardInstallmentField(market, price) }, market);
  expect(kinds(smallest)).toContain('credit-card');
  expect(kinds(smallest - 1)).toEqual([]);
});

it('offers none in a market without instalments', () => {
  expect(Object.values(cardInstallmentField(marketByCode('FR'), 1e9))).toEqual([false]);
});
