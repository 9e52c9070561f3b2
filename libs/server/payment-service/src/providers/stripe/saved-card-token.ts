/**
 * A saved card: Stripe attaches it to a customer, of which each saved card has its own, so that no list of customers is kept here
 * and removing the card removes all that Stripe knows of it.
 */
export type SavedCardToken = { readonly customer: string; readonly paymentMethod: string };

/** Formats the token under which a card is saved. */
export const formatCardToken = ({ customer, paymentMethod }: SavedCardToken): string =>
  `${customer}/${paymentMethod}`;

/** Parses a token. Throws for one that this provider has not written. */
export function parseCardToken(token: string): SavedCardToken {
  const [, customer, paymentMethod] = /^(cus_\w+)\/(\w+)$/.exec(token) ?? [];
  if (customer === undefined || paymentMethod === undefined) throw new TypeError('Not a card of Stripe.');
  return { customer, paymentMethod };
}
