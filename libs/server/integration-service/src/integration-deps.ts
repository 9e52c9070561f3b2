import type { ServerSecret } from '@pasar/account-service';
import type { Database } from '@pasar/database';
import type { Partner } from '@pasar/integration';
import type { MarketCode } from '@pasar/markets';
import type { Kysely } from 'kysely';

/** An operator's configuration of a partner. */
export type PartnerSettings = {
  readonly name: string;
  /** Where the member is redirected to. */
  readonly url: string;
  /** OAuth 2 token endpoint that returns the member's id; only if accounts are linked. */
  readonly tokenUrl?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
};

/** The partners of each market; none without a row. */
export type PartnerTable = Readonly<
  Partial<Record<MarketCode, Readonly<Partial<Record<Partner, PartnerSettings>>>>>
>;

/** Fetches the response of a partner's token endpoint; rejects if there is none. */
export type ExchangePort = (url: string, form: URLSearchParams) => Promise<unknown>;

/** Dependencies of the integrations. */
export type IntegrationDeps = {
  readonly db: Kysely<Database>;
  readonly secret: ServerSecret;
  readonly partners: PartnerTable;
  readonly exchange: ExchangePort;
};
