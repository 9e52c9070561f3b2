import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PaymentProvider } from '../payment-provider.ts';
import { createSandboxProvider } from '../providers/sandbox-provider.ts';
import { webhookPath } from '../webhook-path.ts';
import { deliverEvents } from './deliver-events.ts';
import { registerSandboxBank } from './register-sandbox-bank.ts';
import { withCharge } from './sandbox-charge.ts';
import type { BankDeps } from './sandbox-charge.ts';

export type SandboxBank = {
  readonly provider: PaymentProvider;
  /** Sends the webhooks that are due. Run it about every second, in any number of processes. */
  readonly deliver: () => Promise<number>;
  /** Signs calls and webhooks. Both ends are in this process, so nobody else needs it. */
  readonly secret: string;
};

/** Creates the simulated bank, which the app serves and calls over HTTP, with its webhooks. */
export async function createSandboxBank(app: FastifyInstance, deps: BankDeps): Promise<SandboxBank> {
  const secret = randomBytes(32).toString('base64url');
  await registerSandboxBank(app, { ...deps, secret });
  const post = async (url: string, payload: string, headers: Readonly<Record<string, string>>) => {
    const json = { 'content-type': 'application/json', ...headers };
    const answer = await app.inject({ method: 'POST', url, payload, headers: json });
    return { status: answer.statusCode, body: answer.body };
  };
  return {
    secret,
    provider: createSandboxProvider({
      secret,
      request: (path, body, headers) => post(path, JSON.stringify(body), headers),
    }),
    deliver: () =>
      deliverEvents(deps, secret, {
        settle: (id) => withCharge(deps, id, async (_inside, charge) => charge),
        send: async (body, signature) =>
          (await post(webhookPath('sandbox'), body, { 'x-payment-signature': signature })).status === 200,
      }),
  };
}
