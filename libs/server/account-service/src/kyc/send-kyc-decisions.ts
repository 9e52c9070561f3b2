import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { kycPath } from '@pasar/routing-table';
import type { Kysely } from 'kysely';
import type { MessageDelivery } from '../messages/message.ts';
import { accountMessageText } from '../messages/account-message-text.ts';

type Deps = { readonly db: Kysely<Database>; readonly delivery: MessageDelivery };

/** Maximum number of mails per run; the next run sends the rest. */
const maxMailsPerRun = 200;
/** Delay after a mail that failed, and the age at which a decision is not mailed any more, in milliseconds. */
const retryDelayMs = 600_000;
const maxAgeMs = 2 * dayMs;

/** Claims the mail of a submission; undefined if another process has it, or if the member has submitted again. */
const claimMail = (db: Kysely<Database>, submissionId: number) =>
  db
    .updateTable('kyc_submission')
    .set({ mail_due_at: null })
    .where('submission_id', '=', submissionId)
    .where('mail_due_at', 'is not', null)
    .returning(['userid', 'market', 'status', 'language', 'origin'])
    .executeTakeFirst();

const findEmail = async (db: Kysely<Database>, userid: number): Promise<string | undefined> => {
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('userid', '=', userid)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return account?.email ?? undefined;
};

/** Sends a mail and notes it, both or neither. The mail names neither the document nor the reason: the page shows them. */
const sendDecision = ({ db, delivery }: Deps, submissionId: number, now: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const claimed = await claimMail(transaction, submissionId);
    const recipient = claimed && (await findEmail(transaction, claimed.userid));
    if (!recipient) return false;
    const market = marketByCode(claimed.market as MarketCode);
    const language = market.languages.find((each) => each === claimed.language) ?? market.languages[0];
    const link = `${claimed.origin}${kycPath(market.code)}`;
    const text = claimed.status === 'approved' ? 'kyc_approved' : 'kyc_refused';
    await delivery.send(
      {
        ...{ channel: 'email', recipient, market: market.code, language },
        subject: accountMessageText(`${text}_subject`, language),
        body: accountMessageText(`${text}_body`, language, { link }),
      },
      now,
    );
    return true;
  });

/**
 * Mails members with a confirmed address that their identity verification was decided, each once, in any number of processes.
 * Returns how many mails it sent. Those that failed are retried later, and thrown at the end as an AggregateError.
 */
export async function sendKycDecisions(deps: Deps, now: number): Promise<number> {
  const due = await deps.db
    .selectFrom('kyc_submission')
    .select('submission_id')
    .where('mail_due_at', '<=', now)
    .where('decided_at', '>', now - maxAgeMs)
    .orderBy('mail_due_at')
    .limit(maxMailsPerRun)
    .execute();
  const failures: unknown[] = [];
  let sent = 0;
  for (const { submission_id } of due) {
    try {
      if (await sendDecision(deps, submission_id, now)) sent += 1;
    } catch (error) {
      failures.push(error);
      await deps.db
        .updateTable('kyc_submission')
        .set({ mail_due_at: now + retryDelayMs })
        .where('submission_id', '=', submission_id)
        .where('mail_due_at', 'is not', null)
        .execute();
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some decisions could not be mailed');
  return sent;
}
