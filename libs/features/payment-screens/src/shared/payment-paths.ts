import type { PaymentMethod } from '@pasar/payment';
import { buildPath } from '@pasar/routing-table';

/** The page on which another method is chosen for a checkout. */
export const selectionPath = (checkoutId: number): string =>
  `${buildPath('payment-selection', {})}?checkoutid=${checkoutId}`;

/** The page on which a bank, a shop or months are chosen for a checkout. */
export const optionPath = (checkoutId: number, method: PaymentMethod): string =>
  `${buildPath('payment-channel-item', {})}?checkoutid=${checkoutId}&method=${method}`;

/** A number of an address's query; undefined for what is none. */
export function readId(query: string, name: string): number | undefined {
  const text = new URLSearchParams(query).get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}
