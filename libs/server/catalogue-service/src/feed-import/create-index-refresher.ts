import type { Database } from '@pasar/database';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import { refreshCatalogue } from '../refresh-catalogue.ts';

/** Minimum time between two refreshes during an import; a slow refresh is followed by a longer pause. */
const minPauseMs = 5000;
const pausePerDuration = 10;

type RefresherOptions = {
  readonly db: Kysely<Database>;
  readonly market: Market;
  readonly monotonicNow: () => number;
};

/** Periodically updates the catalogue's counts and vocabulary during an import. */
export function createIndexRefresher({ db, market, monotonicNow }: RefresherOptions) {
  let nextAt = monotonicNow();
  const refresh = async (): Promise<void> => {
    const begin = monotonicNow();
    await refreshCatalogue(db, market.code);
    const end = monotonicNow();
    nextAt = end + Math.max(minPauseMs, (end - begin) * pausePerDuration);
  };
  return {
    refresh,
    /** Refreshes if the last refresh is long enough ago. */
    refreshIfDue: async (): Promise<void> => {
      if (monotonicNow() >= nextAt) await refresh();
    },
  };
}
