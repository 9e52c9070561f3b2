import type { Database, Ids } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';

export type TrackingDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly limits: RateWindows;
  /** Whether bodies from this machine are exempt: for development and demos. */
  readonly exemptLoopback?: boolean;
};

/** Where and when a report arrived, and from whom. */
export type ReportSource = {
  readonly market: string;
  /** The user of the session, whatever a report claims; absent for an anonymous visitor. */
  readonly userid?: number | undefined;
  readonly now: number;
};
