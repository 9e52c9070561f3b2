import { decideDemoKyc, demoKycReviewDelayMs } from '@pasar/account';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import { decideKyc } from './decide-kyc.ts';

/**
 * Decides in place of a demo store's reviewers on what was submitted half a minute ago, by `decideDemoKyc`. Never for a live
 * store. Returns how many it decided.
 */
export async function reviewDemoKyc(db: Kysely<Database>, now: number): Promise<number> {
  const rows = await db
    .selectFrom('kyc_submission')
    .select(['submission_id', 'number'])
    .where('status', '=', 'in-review')
    .where('submitted_at', '<=', now - demoKycReviewDelayMs)
    .execute();
  let count = 0;
  for (const { submission_id, number } of rows)
    if (await decideKyc(db, submission_id, decideDemoKyc(number), now)) count += 1;
  return count;
}
