import { branchSearchText, findPickUpTerms } from '@pasar/delivery';
import { isSignedBody } from '@pasar/http-server';
import type { WebhookRequest } from '@pasar/http-server';
import { parseJson } from '@pasar/json';
import { branchStatuses } from '@pasar/order';
import { markets } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Check } from 'typebox/value';
import type { OrderDeps } from '../order-deps.ts';
import { requestBranches } from './request-branches.ts';

const Text = Type.String({ minLength: 1, maxLength: 120 });

/** What a delivery partner reports: a branch as it is since `occurred_at` (epoch milliseconds). */
const ReportSchema = Type.Object({
  market: Type.Enum(markets.map(({ code }) => code)),
  occurred_at: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  branch: Type.Object({
    branch_id: Type.String({ pattern: '^[A-Za-z0-9-]{1,32}$' }),
    ...{ name: Text, city: Text, district: Text, street: Text },
    status: Type.Enum([...branchStatuses]),
  }),
});
type Report = Static<typeof ReportSchema>;

type BranchWebhook = Omit<WebhookRequest, 'params'>;

/** The response to the sender. */
export type BranchWebhookResponse = {
  readonly status: 200 | 400 | 401 | 404;
  readonly result: 'applied' | 'outdated' | 'malformed' | 'wrong-signature' | 'not-configured';
};

const parseReport = (body: string): Report | undefined => {
  const value = parseJson(body);
  return Check(ReportSchema, value) && findPickUpTerms(value.market as MarketCode) ? value : undefined;
};

/** Saves the branch unless a later state of it is known. Returns whether it did. */
async function saveBranch(
  { db }: Pick<OrderDeps, 'db'>,
  { market, occurred_at, branch }: Report,
): Promise<boolean> {
  const { branch_id, name, city, district, street, status } = branch;
  const values = {
    ...{ name, city, district, street, status },
    ...{ search_text: branchSearchText(branch), changed_at: occurred_at },
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pick_up_branch')
    .values({ market, branch_id, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'branch_id'])
        .doUpdateSet(values)
        .where('pick_up_branch.changed_at', '<', occurred_at),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Processes a delivery partner's notification: adds or changes a branch, then asks the buyers of its orders to choose another one
 * if it closed. Duplicated and late notifications change nothing; a wrong signature or a malformed body neither.
 */
export async function receiveBranchReport(
  deps: OrderDeps,
  webhook: BranchWebhook,
): Promise<BranchWebhookResponse> {
  const { branchWebhookSecret: secret } = deps;
  if (!secret) return { status: 404, result: 'not-configured' };
  if (!isSignedBody(secret, webhook)) return { status: 401, result: 'wrong-signature' };
  const report = parseReport(webhook.body);
  if (!report) return { status: 400, result: 'malformed' };
  if (!(await saveBranch(deps, report))) return { status: 200, result: 'outdated' };
  // An order for which this fails is left to the next sweep.
  await requestBranches(deps, webhook.now);
  return { status: 200, result: 'applied' };
}
