import { findPaymentMethod, readPaymentMethods, savePaymentMethod } from '@pasar/account-service';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { MarketCode } from '@pasar/markets';
import { isCardExpired } from '@pasar/payment';
import type { SavedCard, startPayment } from '@pasar/payment-contract';
import type { PaymentDeps } from './payment-deps.ts';
import type { Charge } from './payment-provider.ts';
import type { PaymentRow } from './payment-row.ts';
import type { Payer } from './payer.ts';

const cardMethod = 'card';

/**
 * Saves the card that the shopper asked the provider to keep, in the transaction in which its payment becomes paid: a token,
 * the brand, the last four digits and the expiry date, never a number.
 */
export async function saveCard(
  deps: PaymentDeps,
  { user_id, market, provider }: PaymentRow,
  { savedCard }: Charge,
  now: number,
): Promise<void> {
  if (!savedCard) return;
  const owner = { userid: user_id, market: { code: market as MarketCode } };
  const id = await savePaymentMethod(deps, owner, { ...savedCard, channel: cardMethod, provider }, now);
  if (id === undefined) deps.log('payment: card not saved, too many', { user_id });
}

/** Lists the shopper's saved cards that can pay now, the default one first. */
export async function listUsableCards(
  { db, providers }: PaymentDeps,
  payer: Payer,
  now: number,
): Promise<SavedCard[]> {
  const provider = providers.find((each) => each.serves(cardMethod))?.name;
  const cards = await readPaymentMethods(db, payer);
  return cards
    .filter((card) => card.provider === provider && !isCardExpired(card, now))
    .map(({ id, brand, last_four, expires_month, expires_year }) => ({
      ...{ id, brand, last_four, expires_month, expires_year },
    }));
}

/**
 * Returns the token of the saved card in a request; null if it names none. Throws PARAM unless the method is by card, NOT_FOUND
 * for a card that is missing or another member's, PAYMENT_CHANNEL_UNAVAILABLE for one that has expired or that another provider
 * keeps.
 */
export async function requireCardToken(
  { db }: PaymentDeps,
  payer: Payer,
  { method, card }: CallBody<typeof startPayment>,
  { name, now }: { readonly name: string; readonly now: number },
): Promise<string | null> {
  if (card === undefined) return null;
  if (method !== cardMethod) throw new ApiError(errorCodes.PARAM, `card: ${method} does not use one.`);
  const saved = await findPaymentMethod(db, payer, card);
  if (!saved) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such card.');
  if (saved.provider !== name || isCardExpired(saved, now))
    throw new ApiError(errorCodes.PAYMENT_CHANNEL_UNAVAILABLE, 'This card can no longer be used.');
  return saved.token;
}
