import type { PaymentMethod } from '@pasar/payment';
import { buildPath } from '@pasar/routing-table';

/** The path to choose another method for a checkout. */
export const selectionPath = (checkoutId: number): string =>
  `${buildPath('payment-selection', {})}?checkoutid=${checkoutId}`;

/** The path to choose an option of a method for a checkout. */
export const optionPath = (checkoutId: number, method: PaymentMethod): string =>
  `${buildPath('payment-channel-item', {})}?checkoutid=${checkoutId}&method=${method}`;

/** Parses a number from a query; undefined if missing or invalid. */
export function readId(query: string, name: string): number | undefined {
  const text = new URLSearchParams(query).get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}
