import type { KycDecision } from '@pasar/account';
import type { Database, Ids } from '@pasar/database';
import type { Kysely } from 'kysely';
import { notifyKycDecision } from './notify-kyc-decision.ts';

export type KycDeps = { readonly db: Kysely<Database>; readonly ids: Ids };

/**
 * Decides on a submission that is in review, once; returns whether it did. Nothing happens if it was decided, withdrawn with its
 * account, or replaced by a later submission, which has another id. An approval deletes the pictures, which are not needed any
 * more; a refusal keeps them, so that the member replaces only what was wrong. The member is notified in the app at once, and by mail
 * by `sendKycDecisions`.
 */
export const decideKyc = (
  { db, ids }: KycDeps,
  submissionId: number,
  decision: KycDecision,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const decided = await transaction
      .updateTable('kyc_submission')
      .set({
        status: decision.status,
        refusal_reason: decision.status === 'refused' ? decision.reason : null,
        decided_at: now,
        mail_due_at: now,
      })
      .where('submission_id', '=', submissionId)
      .where('status', '=', 'in-review')
      .returning(['userid', 'market'])
      .executeTakeFirst();
    if (!decided) return false;
    if (decision.status === 'approved')
      await transaction
        .deleteFrom('kyc_document')
        .where('userid', '=', decided.userid)
        .where('market', '=', decided.market)
        .execute();
    await notifyKycDecision({ db: transaction, ids }, { ...decided, status: decision.status }, now);
    return true;
  });
