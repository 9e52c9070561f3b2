import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** A submission that waits for a decision, without personal data. */
export type KycToReview = {
  readonly submissionId: number;
  readonly market: string;
  /** Epoch milliseconds. */
  readonly submittedAt: number;
};

/** What a reviewer compares: the name and number that the member entered, and the pictures. */
export type KycDetails = KycToReview & {
  readonly name: string;
  readonly number: string;
  /** WebP. */
  readonly pictures: readonly { readonly side: string; readonly content: Buffer }[];
};

const selectInReview = (db: Kysely<Database>) =>
  db.selectFrom('kyc_submission').where('status', '=', 'in-review');

/** Lists the submissions that wait for a decision, the oldest first. */
export async function listKycToReview(db: Kysely<Database>): Promise<KycToReview[]> {
  const rows = await selectInReview(db)
    .select(['submission_id', 'market', 'submitted_at'])
    .orderBy('submitted_at')
    .orderBy('submission_id')
    .execute();
  return rows.map((row) => ({
    submissionId: row.submission_id,
    market: row.market,
    submittedAt: row.submitted_at,
  }));
}

/** Reads a submission that waits for a decision; undefined if there is none with this id. */
export async function readKycToReview(
  db: Kysely<Database>,
  submissionId: number,
): Promise<KycDetails | undefined> {
  const row = await selectInReview(db)
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { userid, market, name, number, submitted_at: submittedAt } = row;
  const pictures = await db
    .selectFrom('kyc_document')
    .select(['side', 'content'])
    .where('userid', '=', userid)
    .where('market', '=', market)
    .orderBy('id')
    .execute();
  return { submissionId, market, submittedAt, name, number, pictures };
}
