import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';

const cardsPerRun = 50;

/** Takes removed cards, except one that is saved again or that another market still uses; no other process takes the same. */
const takeRemoved = ({ db }: PaymentDeps) =>
  db
    .selectFrom('removed_card')
    .select(['provider', 'token'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('saved_payment_method as kept')
            .select('kept.id')
            .whereRef('kept.provider', '=', 'removed_card.provider')
            .whereRef('kept.token', '=', 'removed_card.token'),
        )
        .as('is_kept'),
    )
    .orderBy('removed_at')
    .limit(cardsPerRun)
    .forUpdate('removed_card')
    .skipLocked()
    .execute();

/**
 * Deletes cards at their provider that members have removed, or whose account was deleted. One that the provider does not
 * delete is tried again in the next run.
 */
export async function forgetRemovedCards(deps: PaymentDeps): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    for (const { provider, token, is_kept } of await takeRemoved({ ...deps, db })) {
      try {
        if (!is_kept) await findProvider(deps, provider).forgetCard?.(token);
      } catch (error) {
        deps.log('payment: card not forgotten', {
          ...{ provider, error: error instanceof Error ? error.message : 'unknown' },
        });
        continue;
      }
      await db
        .deleteFrom('removed_card')
        .where('provider', '=', provider)
        .where('token', '=', token)
        .execute();
    }
  });
}
