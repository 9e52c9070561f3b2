import { createHmac } from 'node:crypto';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { MessageDelivery } from './message.ts';

export type WebhookSettings = {
  /** The address to which messages are posted as JSON. */
  readonly url: string;
  /** Signs each body: `x-pasar-signature` is its HMAC-SHA-256 in hexadecimal. */
  readonly secret: string;
};

const timeoutMs = 10_000;

/** Posts text messages to the operator's gateway: `{ channel, recipient, body, market, language }`. */
export const createWebhookDelivery = ({ url, secret }: WebhookSettings): MessageDelivery => ({
  send: async ({ channel, recipient, body, market, language }) => {
    const payload = JSON.stringify({ channel, recipient, body, market, language });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-pasar-signature': createHmac('sha256', secret).update(payload).digest('hex'),
      },
      body: payload,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    if (!response?.ok) throw new ApiError(errorCodes.MESSAGE_NOT_SENT);
  },
});
