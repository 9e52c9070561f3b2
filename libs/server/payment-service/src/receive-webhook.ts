import { applyCharge } from './apply-charge.ts';
import type { ChargeResult } from './apply-charge.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Webhook } from './payment-provider.ts';
import { reopenRefund } from './reopen-refund.ts';

/** The response to the sender of a webhook. */
export type WebhookResponse = {
  readonly status: 200 | 400 | 401 | 404 | 422;
  readonly result: ChargeResult | 'ignored' | 'malformed' | 'wrong-signature' | 'unknown-provider';
};

const statuses: Readonly<Record<ChargeResult, WebhookResponse['status']>> = {
  applied: 200,
  authorised: 200,
  duplicate: 200,
  refused: 422,
  'unknown-payment': 404,
};

/**
 * Processes a provider's event once, in whatever order events come. Rejects and logs one with a wrong signature, another
 * amount or an unknown payment, which changes nothing.
 */
export async function receiveWebhook(
  deps: PaymentDeps,
  providerName: string,
  webhook: Webhook,
): Promise<WebhookResponse> {
  const provider = deps.providers.find(({ name }) => name === providerName);
  if (!provider) return { status: 404, result: 'unknown-provider' };
  const event = await provider.readWebhook(webhook);
  if (event === 'ignored') return { status: 200, result: 'ignored' };
  if (event === null) {
    deps.log('payment webhook: wrong signature', { provider: providerName });
    return { status: 401, result: 'wrong-signature' };
  }
  if (event === 'malformed') {
    deps.log('payment webhook: malformed', { provider: providerName });
    return { status: 400, result: 'malformed' };
  }
  const received = { eventId: event.id, now: webhook.now };
  const result =
    'charge' in event
      ? await applyCharge(deps, event.charge, received)
      : await reopenRefund(deps, event.failedRefundId, { provider: providerName, ...received });
  if (statuses[result] !== 200)
    deps.log('payment webhook: refused', { provider: providerName, event: event.id, result });
  return { status: statuses[result], result };
}
