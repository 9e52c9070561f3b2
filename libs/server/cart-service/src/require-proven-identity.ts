import { ApiError } from '@pasar/http-server';
import { memberDocuments } from '@pasar/markets';
import type { CartDeps } from './cart-deps.ts';
import type { Shopper } from './shopper.ts';

/**
 * Throws a code for a member whose identity the market's reviewers refused, until they send it again. The cart and the checkout
 * share this rule.
 */
export async function requireProvenIdentity(
  { db }: CartDeps,
  { userid, market }: Pick<Shopper, 'userid' | 'market'>,
  code: number,
): Promise<void> {
  if (userid === 0 || !memberDocuments[market.code].kycSides) return;
  const submission = await db
    .selectFrom('kyc_submission')
    .select('status')
    .where('userid', '=', userid)
    .where('market', '=', market.code)
    .executeTakeFirst();
  if (submission?.status === 'refused') throw new ApiError(code, 'The identity must be proved first.');
}
