import { isCardExpired } from '@pasar/payment';
import type { CardExpiry } from '@pasar/payment';
import type { ChargeRow } from './charge-row.ts';
import { changeCharge } from './sandbox-charge.ts';
import type { BankDeps } from './sandbox-charge.ts';
import { findSavedCard, saveCard } from './saved-cards.ts';
import { testCards } from './test-inputs.data.ts';

type EnteredCard = CardExpiry & {
  /** The number's end is enough for a saved card; every test card ends differently. */
  readonly number: string;
  readonly save: boolean;
};

/** The bank's decision on a charge of a card: authorised, a challenge, or a failure. An unknown card may be entered again. */
export async function chargeCard(
  deps: BankDeps,
  charge: ChargeRow,
  { number, save, ...expiry }: EnteredCard,
): Promise<ChargeRow> {
  const card = testCards.find((each) => each.number.endsWith(number) && number.length >= 4);
  if (!card) return changeCharge(deps, charge, { details: { ...charge.details, wrong: true } });
  const failure = card.failure ?? (isCardExpired(expiry, deps.now()) ? 'expired-card' : undefined);
  const last_four = card.number.slice(-4);
  const details = {
    ...charge.details,
    wrong: false,
    settles_later: card.settlesLater === true,
    ...(save &&
      !failure && { saved_card: await saveCard(deps, charge.details.account, { ...expiry, last_four }) }),
  };
  if (failure) return changeCharge(deps, charge, { status: 'failed', reason: failure, details });
  return changeCharge(deps, charge, { status: card.challenge ? 'challenge' : 'authorised', details });
}

/** Charges the saved card that a charge names, once; fails if the account has no such card. */
export async function chargeSavedCard(deps: BankDeps, charge: ChargeRow): Promise<ChargeRow> {
  const { card_token: token, account } = charge.details;
  if (charge.status !== 'created' || token === undefined) return charge;
  const card = await findSavedCard(deps, account, token);
  if (!card) return changeCharge(deps, charge, { status: 'failed', reason: 'incorrect-details' });
  const { last_four: number, expires_month, expires_year } = card;
  return chargeCard(deps, charge, { number, expires_month, expires_year, save: false });
}
