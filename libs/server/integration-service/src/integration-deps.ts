import type { ServerSecret } from '@pasar/account-service';
import type { Database } from '@pasar/database';
import type { Partner } from '@pasar/integration';
import type { MarketCode } from '@pasar/markets';
import type { Kysely } from 'kysely';

/** A partner as an operator sets it up. */
export type PartnerSettings = {
  readonly name: string;
  /** Where the member goes. */
  readonly url: string;
  /** Where a code is exchanged for the member's id there, by OAuth 2; only where accounts are linked. */
  readonly tokenUrl?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
};

/** The partners of each market; without a row there is none. */
export type PartnerTable = Readonly<
  Partial<Record<MarketCode, Readonly<Partial<Record<Partner, PartnerSettings>>>>>
>;

/** Gives the answer of a partner's token address; rejects when there is none. */
export type ExchangePort = (url: string, form: URLSearchParams) => Promise<unknown>;

/** Dependencies of the outside services. */
export type IntegrationDeps = {
  readonly db: Kysely<Database>;
  readonly secret: ServerSecret;
  readonly partners: PartnerTable;
  readonly exchange: ExchangePort;
};
