import { decideDemoKyc, demoKycReviewDelayMs } from '@pasar/account';
import { decideKyc } from './decide-kyc.ts';
import type { KycDeps } from './decide-kyc.ts';

/**
 * Decides in place of a demo store's reviewers on what was submitted half a minute ago, by `decideDemoKyc`. Never for a live
 * store. Returns how many it decided.
 */
export async function reviewDemoKyc(deps: KycDeps, now: number): Promise<number> {
  const rows = await deps.db
    .selectFrom('kyc_submission')
    .select(['submission_id', 'number'])
    .where('status', '=', 'in-review')
    .where('submitted_at', '<=', now - demoKycReviewDelayMs)
    .execute();
  let count = 0;
  for (const { submission_id, number } of rows)
    if (await decideKyc(deps, submission_id, decideDemoKyc(number), now)) count += 1;
  return count;
}
