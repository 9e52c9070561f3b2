import { maskRecipient } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { marketingTopics } from '@pasar/settings';
import type { MarketingTopic } from '@pasar/settings';
import type { Subscription } from '@pasar/settings-contract';
import { readNotificationChoices, saveChoice } from './notification-choices.ts';
import type { SettingsDeps } from './settings-deps.ts';
import { isSubscriptionToken, readTokenOwner } from './subscription-token.ts';
import type { Subscriber } from './subscription-token.ts';

type Deps = Pick<SettingsDeps, 'db' | 'secret'>;

/** Verifies a link's token. Throws LINK_TOKEN_EXPIRED if it was tampered with or the account no longer has its address. */
async function findSubscriber({ db, secret }: Deps, token: string): Promise<Subscriber> {
  const userid = readTokenOwner(token);
  const account =
    userid === undefined
      ? undefined
      : await db
          .selectFrom('account')
          .select(['userid', 'email'])
          .where('userid', '=', userid)
          .executeTakeFirst();
  const subscriber = account?.email ? { userid: account.userid, email: account.email } : undefined;
  if (!subscriber || !isSubscriptionToken(token, subscriber, await secret()))
    throw new ApiError(errorCodes.LINK_TOKEN_EXPIRED);
  return subscriber;
}

async function describe(deps: Deps, { userid, email }: Subscriber): Promise<Subscription> {
  const choices = await readNotificationChoices(deps, userid);
  return {
    email: maskRecipient(email),
    on: choices.filter(({ channel }) => channel === 'email').map(({ topic }) => topic as MarketingTopic),
  };
}

/** Reads the subscription of a signed link's address. */
export const readSubscription = async (deps: Deps, token: string): Promise<Subscription> =>
  describe(deps, await findSubscriber(deps, token));

/** Turns mails about a topic, or all topics, on or off for the address of a signed link. */
export async function changeSubscription(
  deps: Deps,
  { token, topic, on }: { readonly token: string; readonly topic?: MarketingTopic; readonly on: boolean },
  now: number,
): Promise<Subscription> {
  const subscriber = await findSubscriber(deps, token);
  for (const each of topic === undefined ? marketingTopics : [topic])
    await saveChoice(deps, subscriber.userid, { topic: each, channel: 'email', on }, now);
  return describe(deps, subscriber);
}
