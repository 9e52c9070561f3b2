import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';
import type { ProviderCard } from '../payment-provider.ts';

/** The bank's data about a charge besides its amount. */
export type ChargeDetails = {
  readonly payment_id: number;
  readonly option: string;
  readonly account: string;
  readonly pin_limit: number;
  readonly return_url: string;
  /** Twelve digits: an account number, or a code for the counter. */
  readonly digits: string;
  /** The wallet's next question. */
  readonly stage?: 'agreement' | 'link-code' | 'pin' | 'code';
  readonly wrong?: boolean;
  readonly settles_later?: boolean;
  /** The saved card that pays, by its token. */
  readonly card_token?: string;
  /** The card that paid, once the shopper has asked to save it. */
  readonly saved_card?: ProviderCard;
};

export type ChargeRow = Omit<Selectable<Database['sandbox_charge']>, 'details'> & {
  readonly details: ChargeDetails;
};
