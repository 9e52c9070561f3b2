import { randomUUID } from 'node:crypto';
import type { Database } from '@pasar/database';
import type { CardExpiry } from '@pasar/payment';
import type { Selectable } from 'kysely';
import type { ProviderCard } from '../payment-provider.ts';
import type { BankDeps } from './sandbox-charge.ts';
import { testCardBrand } from './test-inputs.data.ts';

type SandboxCard = Selectable<Database['sandbox_card']>;

/** Keeps a card of an account by its last four digits; saving it again returns the same token. */
export async function saveCard(
  { db, now }: BankDeps,
  account: string,
  card: CardExpiry & { readonly last_four: string },
): Promise<ProviderCard> {
  const { last_four, expires_month, expires_year } = card;
  const { token } = await db
    .insertInto('sandbox_card')
    .values({
      ...{ token: `card_${randomUUID()}`, account, last_four, expires_month, expires_year },
      created_at: now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'last_four', 'expires_month', 'expires_year'])
        .doUpdateSet({ created_at: now() }),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return {
    ...{ token, brand: testCardBrand, lastFour: last_four },
    ...{ expiresMonth: expires_month, expiresYear: expires_year },
  };
}

/** Finds a card of an account; undefined for an unknown token and for another account's. */
export const findSavedCard = (
  { db }: BankDeps,
  account: string,
  token: string,
): Promise<SandboxCard | undefined> =>
  db
    .selectFrom('sandbox_card')
    .selectAll()
    .where('token', '=', token)
    .where('account', '=', account)
    .executeTakeFirst();

/** Deletes a card. */
export const forgetCard = ({ db }: BankDeps, token: string) =>
  db.deleteFrom('sandbox_card').where('token', '=', token).execute();
