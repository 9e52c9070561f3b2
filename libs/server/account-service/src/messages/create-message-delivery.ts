import type { Database, Ids } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import type { MessageDelivery } from './message.ts';
import { createOutboxDelivery } from './outbox-delivery.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';
import type { SmtpSettings } from './smtp-delivery.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';
import type { WebhookSettings } from './webhook-delivery.ts';

export type DeliverySettings = {
  readonly smtp?: SmtpSettings | undefined;
  /** Carrier of SMS and messaging apps. */
  readonly smsWebhook?: WebhookSettings | undefined;
  /** Whether messages without a carrier go to the outbox; otherwise they are rejected. */
  readonly outbox: boolean;
};

/** Whether mails are delivered: by a carrier or to the outbox. */
export const deliversMail = ({ smtp, outbox }: DeliverySettings): boolean => smtp !== undefined || outbox;

const refusal: MessageDelivery = {
  send: () => Promise.reject(new ApiError(errorCodes.MESSAGE_NOT_SENT)),
};

/** Creates the store's delivery: each channel uses its carrier or, without one, the outbox if there is one. */
export function createMessageDelivery(
  { smtp, smsWebhook, outbox }: DeliverySettings,
  { db, ids }: { readonly db: Kysely<Database>; readonly ids: Ids },
): MessageDelivery {
  const otherwise = outbox ? createOutboxDelivery(db, ids) : refusal;
  const mail = smtp ? createSmtpDelivery(smtp) : otherwise;
  const text = smsWebhook ? createWebhookDelivery(smsWebhook) : otherwise;
  return { send: (message, now) => (message.channel === 'email' ? mail : text).send(message, now) };
}
