import { sql } from 'kysely';
import { forEachProvider } from './for-each-provider.ts';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';

const cardsPerRun = 50;

/** Finds a provider’s removed cards, and whether one is saved again or still used in another market; in no order, so that a card that the provider refuses delays no other. */
const findRemoved = ({ db }: PaymentDeps, provider: string) =>
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
    .where('provider', '=', provider)
    .orderBy(sql`random()`)
    .limit(cardsPerRun)
    .execute();

type RemovedCard = Awaited<ReturnType<typeof findRemoved>>[number];

async function forgetCard(deps: PaymentDeps, { provider, token, is_kept }: RemovedCard): Promise<boolean> {
  try {
    if (!is_kept) await findProvider(deps, provider).forgetCard?.(token);
  } catch (error) {
    deps.log('payment: card not forgotten', {
      ...{ provider, error: error instanceof Error ? error.message : 'unknown' },
    });
    return false;
  }
  await deps.db
    .deleteFrom('removed_card')
    .where('provider', '=', provider)
    .where('token', '=', token)
    .execute();
  return true;
}

/**
 * Deletes cards at their provider that members have removed, or whose account was deleted. One that the provider does not
 * delete is tried again in a later run. No transaction is open meanwhile: two processes may delete the same card, which does
 * nothing.
 */
export const forgetRemovedCards = (deps: PaymentDeps): Promise<void> =>
  forEachProvider(deps, {
    find: (provider) => findRemoved(deps, provider),
    run: (card) => forgetCard(deps, card),
  });
