import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MarketingTopicSchema } from './notification-settings.ts';
import { getSubscriptionPath, setSubscriptionPath } from './paths.ts';

const TokenSchema = Type.String({ minLength: 1, maxLength: 128 });

const SubscriptionSchema = Type.Object({
  /** The masked address: the visitor with the link need not be its owner. */
  email: Type.String(),
  on: Type.Array(MarketingTopicSchema),
});
export type Subscription = Static<typeof SubscriptionSchema>;

/** Fails with 81900203 (link token expired) if the link was tampered with, or the account no longer has its address. */
export const getSubscription = defineCall({
  id: 'mail-subscription',
  method: 'GET',
  path: getSubscriptionPath,
  summary: 'Get the mail subscriptions of a signed link’s address',
  auth: 'none',
  query: strictObject({ token: TokenSchema }),
  data: SubscriptionSchema,
});

/** One topic or all of them, for mails only. */
export const setSubscription = defineCall({
  id: 'mail-subscription-set',
  method: 'POST',
  path: setSubscriptionPath,
  summary: 'Subscribe to or unsubscribe from mails about one or all topics by a signed link',
  auth: 'none',
  body: strictObject({
    token: TokenSchema,
    topic: Type.Optional(MarketingTopicSchema),
    on: Type.Boolean(),
  }),
  data: SubscriptionSchema,
});
