import type { ApiError } from '@pasar/base-api';
import { describeError } from '@pasar/error-catalogue';
import type { PlacedOrder } from '@pasar/order-api/inject';

/** The outcome of sending an order once. */
export type PlaceOrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** No response, or the order is still being processed: safe to resend with the same key. */
  | { readonly kind: 'unknown' }
  /** The server rejected it, and nothing has changed. `reason` is the suffix of a text key. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server rejected it for a reason that the checkout has no text for. */
  | { readonly kind: 'failed'; readonly error: ApiError };

const reasonsWithOwnText = [
  'PRICE_CHANGED',
  'LINES_CHANGED',
  'STOCK_CHANGED',
  'ITEM_UNAVAILABLE',
  'VOUCHER_INVALID',
  'COINS_CHANGED',
  'DOCUMENT_INVALID',
];

/** Reads a response. The outcome is `unknown` rather than `refused` while the order may have been placed. */
export function readOutcome(answer: {
  readonly data?: PlacedOrder;
  readonly error?: unknown;
}): PlaceOrderOutcome {
  if (answer.data) return { kind: 'placed', order: answer.data };
  const error = answer.error as ApiError;
  const { name } = describeError(error.code);
  if (error.kind === 'unknown' || name === 'IDEMPOTENCY_IN_PROGRESS') return { kind: 'unknown' };
  return reasonsWithOwnText.includes(name) ? { kind: 'refused', reason: name } : { kind: 'failed', error };
}
