import type { ApiError } from '@pasar/base-api';
import { describeError } from '@pasar/error-catalogue';
import type { PlacedOrder } from '@pasar/order-api/inject';

/** What is known after an order was sent once. */
export type Outcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** No answer, or the same order is still at work: the same key may be sent again. */
  | { readonly kind: 'unknown' }
  /** The server said no, and nothing changed. `reason` ends a text key. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server said no for a reason that is not the checkout's own. */
  | { readonly kind: 'failed'; readonly error: ApiError };

const toldApart = ['PRICE_CHANGED', 'STOCK_CHANGED', 'ITEM_UNAVAILABLE', 'VOUCHER_INVALID'];

/** Reads an answer. It is never "failed" while it may have worked. */
export function readOutcome(answer: { readonly data?: PlacedOrder; readonly error?: unknown }): Outcome {
  if (answer.data) return { kind: 'placed', order: answer.data };
  const error = answer.error as ApiError;
  const { name } = describeError(error.code);
  if (error.kind === 'unknown' || name === 'IDEMPOTENCY_IN_PROGRESS') return { kind: 'unknown' };
  return toldApart.includes(name) ? { kind: 'refused', reason: name } : { kind: 'failed', error };
}
