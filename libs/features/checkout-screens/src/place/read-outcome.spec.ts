import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { readOutcome } from './read-outcome.ts';

const refused = (code: number) => ({ error: { kind: 'refused', status: 409, code, message: '' } });
const order = {
  checkoutid: 1,
  order_ids: [2],
  total: { amount: 1, currency: 'SGD' },
  payment_status: 'paid' as const,
};

it.each([
  ['a success', { data: order }, { kind: 'placed', order }],
  ['no response', { error: { kind: 'unknown', status: 0, code: -1, message: '' } }, { kind: 'unknown' }],
  ['still being processed', refused(errorCodes.IDEMPOTENCY_IN_PROGRESS), { kind: 'unknown' }],
  ['another price', refused(errorCodes.PRICE_CHANGED), { kind: 'refused', reason: 'PRICE_CHANGED' }],
  ['sold out', refused(errorCodes.STOCK_CHANGED), { kind: 'refused', reason: 'STOCK_CHANGED' }],
  ['anything else', refused(errorCodes.PARAM), { kind: 'failed', ...refused(errorCodes.PARAM) }],
])('%s', (_, answer, outcome) => {
  expect(readOutcome(answer)).toEqual(outcome);
});
