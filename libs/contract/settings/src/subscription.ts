import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MarketingTopicSchema } from './notification-settings.ts';
import { getSubscriptionPath, setSubscriptionPath } from './paths.ts';

const TokenSchema = Type.String({ minLength: 1, maxLength: 128 });

const SubscriptionSchema = Type.Object({
  /** The address, masked: who has the link need not be who owns it. */
  email: Type.String(),
  on: Type.Array(MarketingTopicSchema),
});
export type Subscription = Static<typeof SubscriptionSchema>;

/** A link that was tampered with, or whose address the account has no more, is answered 81900203 (link token expired). */
export const getSubscription = defineCall({
  id: 'mail-subscription',
  method: 'GET',
  path: getSubscriptionPath,
  summary: 'What is mailed to the address of a signed link',
  auth: 'none',
  query: strictObject({ token: TokenSchema }),
  data: SubscriptionSchema,
});

/** One topic, or all of them; only mails, never another channel. */
export const setSubscription = defineCall({
  id: 'mail-subscription-set',
  method: 'POST',
  path: setSubscriptionPath,
  summary: 'Turn mails about a topic, or about all, on or off by a signed link',
  auth: 'none',
  body: strictObject({
    token: TokenSchema,
    topic: Type.Optional(MarketingTopicSchema),
    on: Type.Boolean(),
  }),
  data: SubscriptionSchema,
});
