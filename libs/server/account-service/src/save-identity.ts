import { normalizeIdentityDocument } from '@pasar/account';
import type { SaveIdentityRequest } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';

/** Stores a member's identity document in a market. Throws `NOT_FOUND` if the market requires none, `DOCUMENT_INVALID` for a wrong number. */
export async function saveSignUpIdentity(
  db: Kysely<Database>,
  { name, number: text }: SaveIdentityRequest,
  { userid, market, now }: { readonly userid: number; readonly market: Market; readonly now: number },
): Promise<void> {
  const document = accountRules[market.code].signUpDocument;
  if (!document) throw new ApiError(errorCodes.NOT_FOUND);
  const number = normalizeIdentityDocument(text, document);
  if (number === null) throw new ApiError(errorCodes.DOCUMENT_INVALID);
  const identity = { document, number, name: name.trim(), created_at: now };
  await db
    .insertInto('account_identity')
    .values({ userid, market: market.code, ...identity })
    .onConflict((conflict) => conflict.columns(['userid', 'market']).doUpdateSet(identity))
    .execute();
}
