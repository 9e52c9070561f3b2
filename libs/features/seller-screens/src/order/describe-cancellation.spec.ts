import { expect, it } from 'vitest';
import { describeCancellation } from './describe-cancellation.ts';

const cancelled = (event: object, more: object = {}) => ({
  ...{ status: 'cancelled' as const, timeline: [{ status: 'cancelled' as const, at: 1, ...event }] },
  ...more,
});
const request = {
  cancellation: { status: 'accepted' as const, reason: 'wrong-address', answer_by: 2 },
};

it.each([
  [
    'the buyer, with a reason',
    cancelled({ action: 'cancel', actor: 'buyer', note: 'found-cheaper' }),
    { by: 'buyer', reason: 'cancel_reason_found-cheaper' },
  ],
  ['the buyer, without one', cancelled({ action: 'cancel', actor: 'buyer' }), { by: 'buyer' }],
  [
    'the seller',
    cancelled({ action: 'cancel', actor: 'seller', note: 'out-of-stock' }),
    { by: 'seller', reason: 'reason_out-of-stock' },
  ],
  [
    'the buyer’s request on the way',
    cancelled({ action: 'accept-cancellation', actor: 'seller' }, request),
    { by: 'request', reason: 'cancel_reason_wrong-address' },
  ],
  ['a payment that did not come', cancelled({ action: 'cancel', actor: 'system' }), { by: 'deadline' }],
  [
    'a reason that there is not',
    cancelled({ action: 'cancel', actor: 'buyer', note: '<b>' }),
    { by: 'buyer' },
  ],
  ['a history that says nothing', cancelled({}), undefined],
  ['a refunded return', cancelled({ action: 'refund', actor: 'system' }), undefined],
  ['an order that goes on', { status: 'to_ship' as const, timeline: [] }, undefined],
])('cancelled by %s', (_, order, expected) => expect(describeCancellation(order)).toEqual(expected));
