import { refreshCatalogue } from '@pasar/catalogue-service';
import type { Database } from '@pasar/database';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';

/** Between two refreshes while products come in; a refresh that takes long is followed by a longer pause. */
const minPauseMs = 5000;
const pausePerDuration = 10;

type RefresherOptions = {
  readonly db: Kysely<Database>;
  readonly market: Market;
  readonly monotonicNow: () => number;
};

/** Brings the catalogue's counts and words up to date now and then while an import runs. */
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
    /** Refreshes if the last time is long enough ago. */
    refreshIfDue: async (): Promise<void> => {
      if (monotonicNow() >= nextAt) await refresh();
    },
  };
}
