import { serveCall, serveWebhook } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { getBranchRequest, listBranches, reselectBranch } from '@pasar/order-contract';
import { branchWebhookPath } from '@pasar/order-contract/paths';
import type { FastifyInstance } from 'fastify';
import type { OrderDeps } from '../order-deps.ts';
import { listOpenBranches } from './list-branches.ts';
import { readBranchRequest } from './read-branch-request.ts';
import { receiveBranchReport } from './report-branch.ts';
import { reselectOwnBranch } from './reselect-branch.ts';

const maxWebhookBytes = 64 * 1024;

const toOwner = ({ user, market }: { user: { userid: number }; market: Market }) => ({
  userid: user.userid,
  market,
});

/** Registers the calls of branches, and the signed notifications of the delivery partner if it has a secret. */
export function registerBranchCalls(app: FastifyInstance, deps: OrderDeps): void {
  serveCall(app, listBranches, (context) => listOpenBranches(deps, toOwner(context), context.query));
  serveCall(app, getBranchRequest, (context) =>
    readBranchRequest(deps, toOwner(context), context.query, context.now),
  );
  serveCall(app, reselectBranch, (context) =>
    reselectOwnBranch(deps, toOwner(context), context.body, context.now),
  );
  const route = {
    path: branchWebhookPath,
    maxBytes: maxWebhookBytes,
    signatureHeaders: ['x-delivery-signature'],
  };
  serveWebhook(app, route, async (webhook) => {
    const answer = await receiveBranchReport(deps, webhook);
    if (answer.status !== 200) app.log.warn({ result: answer.result }, 'notification of a branch: refused');
    return answer;
  });
}
