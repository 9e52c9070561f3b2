import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChargeRequest, ConfirmResponse } from '../payment-provider.ts';
import { answerPage, isPageOpen } from './card-page.ts';
import type { PageForm } from './card-page.ts';
import { answerQuestion } from './answer-question.ts';
import { cancelCharge, captureCharge, refundCharge } from './change-money.ts';
import type { ChargeRow } from './charge-row.ts';
import { chargeSavedCard } from './charge-card.ts';
import { createCharge } from './create-charge.ts';
import { bankPath, payPagePath, presentCharge } from './present-charge.ts';
import { renderPage } from './render-page.ts';
import { withCharge } from './sandbox-charge.ts';
import { forgetCard } from './saved-cards.ts';
import type { BankDeps } from './sandbox-charge.ts';

type Params = { readonly Params: { readonly id: string } };
type ChangeCharge = (inside: BankDeps, charge: ChargeRow, body: unknown) => Promise<ChargeRow>;

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).send({ error: status });

/** Changes of a charge that the shop may request, by the last segment of their path. */
const changes: Readonly<Record<string, ChangeCharge>> = {
  query: async (_inside, charge) => charge,
  confirm: (inside, charge, body) => answerQuestion(inside, charge, body as ConfirmResponse),
  capture: captureCharge,
  cancel: cancelCharge,
};

function registerChargeCalls(scope: FastifyInstance, deps: BankDeps, secret: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${secret}`) return refuse(reply, 401);
    return undefined;
  });
  scope.post('/charges', async ({ body }) => {
    const created = await createCharge(deps, body as ChargeRequest);
    return presentCharge((await withCharge(deps, created.charge_id, chargeSavedCard)) ?? created);
  });
  scope.post('/cards/forget', async ({ body }) => {
    await forgetCard(deps, (body as { token: string }).token);
    return { done: true };
  });
  for (const [name, change] of Object.entries(changes))
    scope.post<Params>(`/charges/:id/${name}`, async ({ params, body }, reply) => {
      const charge = await withCharge(deps, params.id, (inside, found) => change(inside, found, body));
      return charge ? presentCharge(charge) : refuse(reply, 404);
    });
  scope.post<Params>('/charges/:id/refund', async ({ params, body }, reply) => {
    const order = body as { key: string; amount: number };
    const refunded = await withCharge(deps, params.id, (inside, found) => refundCharge(inside, found, order));
    return refunded ? { done: refunded } : refuse(reply, refunded === undefined ? 404 : 422);
  });
}

function sendPage(reply: FastifyReply, charge: ChargeRow): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPage(charge, nonce));
}

const readForm = (body: unknown): PageForm => Object.fromEntries(new URLSearchParams(String(body ?? '')));

/** Registers the bank's pages; only who was given the address of a charge knows it. */
function registerPages(scope: FastifyInstance, deps: BankDeps): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request: FastifyRequest, body: string, done: (error: null, body: string) => void) => done(null, body),
  );
  scope.get<Params>('/pay/:id', async ({ params }, reply) => {
    const charge = await withCharge(deps, params.id, async (_inside, found) => found);
    return charge ? sendPage(reply, charge) : refuse(reply, 404);
  });
  scope.post<Params>('/pay/:id', async ({ params, body }, reply) => {
    const form = readForm(body);
    const charge = await withCharge(deps, params.id, (inside, found) => answerPage(inside, found, form));
    if (!charge) return refuse(reply, 404);
    return reply.redirect(isPageOpen(charge) ? payPagePath(params.id) : charge.details.return_url, 303);
  });
}

export type SandboxBankOptions = BankDeps & {
  /** The secret that shop and bank share. */
  readonly secret: string;
};

/** Registers the simulated bank: the calls of its API, and the pages for entering cards. Never on a live store. */
export async function registerSandboxBank(
  app: FastifyInstance,
  { secret, ...deps }: SandboxBankOptions,
): Promise<void> {
  await app.register(
    async (scope) => {
      await scope.register(async (calls) => registerChargeCalls(calls, deps, secret));
      await scope.register(async (pages) => registerPages(pages, deps));
    },
    { prefix: bankPath },
  );
}
