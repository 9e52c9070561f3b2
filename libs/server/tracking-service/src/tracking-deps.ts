import type { Database, Ids } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';

export type TrackingDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly limits: RateWindows;
  /** Whether bodies from this machine itself are not counted: for development and demos. */
  readonly exemptLoopback?: boolean;
};

/** Where and when something arrived, and whose it is. */
export type ReportContext = {
  readonly market: string;
  /** By the session that the server knows, whatever a report says; absent for a visitor. */
  readonly userid?: number | undefined;
  readonly now: number;
};
