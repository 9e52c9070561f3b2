import type { Charge, ChargeKey, PaymentProvider, Webhook } from '../payment-provider.ts';
import { bankPath } from '../sandbox-bank/present-charge.ts';
import { isSignedBody } from '@pasar/http-server';

/** Sends a request to the bank over HTTP. */
export type BankRequest = (
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: string }>;

export type SandboxProviderOptions = { readonly request: BankRequest; readonly secret: string };

function readEvent({ body, signature, now }: Webhook, secret: string) {
  if (!isSignedBody(secret, { body, signature, now })) return null;
  const { id, charge } = JSON.parse(body) as { id: string; charge: Charge };
  return { id, charge };
}

/** Creates the sandbox provider, which calls the bank over HTTP like any other. */
export function createSandboxProvider({ request, secret }: SandboxProviderOptions): PaymentProvider {
  const send = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await request(`${bankPath}${path}`, body, { authorization: `Bearer ${secret}` });
    if (answer.status !== 200) throw new Error(`The sandbox responded ${answer.status} to ${path}.`);
    return JSON.parse(answer.body) as Answer;
  };
  const change = (name: string) => (key: ChargeKey) => send<Charge>(`/charges/${key.ref}/${name}`, {});
  return {
    name: 'sandbox',
    serves: () => true,
    start: (charge) => send<Charge>('/charges', charge),
    query: change('query'),
    capture: change('capture'),
    cancel: change('cancel'),
    confirm: (key, answer) => send<Charge>(`/charges/${key.ref}/confirm`, answer),
    refund: async ({ ref, refund_id, amount }) => {
      await send(`/charges/${ref}/refund`, { key: `refund/${refund_id}`, amount });
    },
    forgetCard: async (token) => {
      await send('/cards/forget', { token });
    },
    readWebhook: async (webhook) => readEvent(webhook, secret),
  };
}
