import { violatesConstraint } from '@pasar/database';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { memberDocuments } from '@pasar/markets';
import type { Kysely } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import { readMemberNumber } from '../identity/check-document-number.ts';
import { countAttempt, taxIdLimits } from '../sign-in-limits.ts';
import type { ProfileOwner } from './read-profile.ts';

/**
 * Stores the tax number of the market. Throws `DOCUMENT_INVALID`, `TAX_ID_EXISTS` if another member has it, or `LIMIT` with
 * `retryAfter` after five changes in a day. @spec change-tax-id
 */
export async function saveTaxId(
  { db, limits }: Pick<AccountDeps, 'db' | 'limits'>,
  text: string,
  { userid, market, now }: ProfileOwner & { readonly now: number },
): Promise<void> {
  const { number } = await readMemberNumber(text, memberDocuments[market.code].taxNumbers);
  await countAttempt(limits, taxIdLimits(userid), now, errorCodes.LIMIT);
  await db
    .insertInto('account_tax_id')
    .values({ userid, market: market.code, number, changed_at: now })
    .onConflict((conflict) => conflict.columns(['userid', 'market']).doUpdateSet({ number, changed_at: now }))
    .execute()
    .catch((error: unknown) => {
      throw violatesConstraint(error, 'account_tax_id_number')
        ? new ApiError(errorCodes.TAX_ID_EXISTS)
        : error;
    });
}

/** Stores the identity document of the market. Throws `NOT_FOUND` if the market has none, `DOCUMENT_INVALID` for a wrong number. */
export async function saveDocument(
  db: Kysely<Database>,
  { name, number: text }: { readonly name: string; readonly number: string },
  { userid, market, now }: ProfileOwner & { readonly now: number },
): Promise<void> {
  const kinds = memberDocuments[market.code].identity;
  if (!kinds) throw new ApiError(errorCodes.NOT_FOUND);
  const { kind, number } = await readMemberNumber(text, kinds);
  const identity = { document: kind, number, name: name.trim(), created_at: now };
  await db
    .insertInto('account_identity')
    .values({ userid, market: market.code, ...identity })
    .onConflict((conflict) => conflict.columns(['userid', 'market']).doUpdateSet(identity))
    .execute();
}
