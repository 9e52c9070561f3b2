import type { PromotionPhase } from '@pasar/cart';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A condition on `starts_at` and `ends_at`: the phase of a voucher or a deal at `now`, epoch milliseconds. */
export const isInPhase = (phase: PromotionPhase, now: number): RawBuilder<boolean> =>
  ({
    upcoming: sql<boolean>`starts_at > ${now} and ends_at > ${now}`,
    running: sql<boolean>`starts_at <= ${now} and ends_at > ${now}`,
    ended: sql<boolean>`ends_at <= ${now}`,
  })[phase];
