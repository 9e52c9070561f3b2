import { maskRecipient } from '@pasar/account';
import { dayMs } from '@pasar/durations';
import { ApiError } from '@pasar/http-server';
import type { LanguageTag, Market } from '@pasar/markets';
import type { MarketingTopic, NotificationChannel } from '@pasar/settings';
import type { NotificationSettings } from '@pasar/settings-contract';
import { settingsMailText } from './settings-mail-text.ts';
import { readNotificationChoices, saveChoice } from './notification-choices.ts';
import type { SettingsDeps } from './settings-deps.ts';

export type SettingsCaller = {
  readonly userid: number;
  readonly market: Market;
  readonly language: LanguageTag;
  readonly origin: string;
  readonly now: number;
};

type SubscriptionUpdate = {
  readonly topic: MarketingTopic;
  readonly channel: NotificationChannel;
  readonly on: boolean;
};

const findAccount = ({ db }: Pick<SettingsDeps, 'db'>, userid: number) =>
  db
    .selectFrom('account')
    .select(['email', 'email_verified', 'phone', 'username'])
    .where('userid', '=', userid)
    .executeTakeFirst();

/** Reads the member's notification settings, and their addresses. */
export async function readNotificationSettings(
  deps: Pick<SettingsDeps, 'db'>,
  userid: number,
): Promise<NotificationSettings> {
  const [account, choices] = await Promise.all([
    findAccount(deps, userid),
    readNotificationChoices(deps, userid),
  ]);
  return {
    email: account?.email ?? '',
    email_verified: account?.email_verified ?? false,
    phone: account?.phone ? maskRecipient(account.phone) : '',
    on: choices.map(({ topic, channel }) => ({ topic: topic as MarketingTopic, channel })),
  };
}

/**
 * Confirms a choice by mail to a confirmed address, at most once a day, with an unsubscribe link. A
 * failed mail does not undo the choice.
 */
async function confirmByMail(
  deps: SettingsDeps,
  topic: MarketingTopic,
  caller: SettingsCaller,
): Promise<void> {
  const { userid, market, language, origin, now } = caller;
  const account = await findAccount(deps, userid);
  if (!account?.email || !account.email_verified) return;
  const { hits } = await deps.limits.hit(`subscription-mail:${userid}`, dayMs, now);
  if (hits > 1) return;
  const message = {
    channel: 'email',
    recipient: account.email,
    subject: settingsMailText('subject', language),
    body: settingsMailText('body', language, { name: account.username }),
    market: market.code,
    language,
    notification: { userid, topic, origin },
  } as const;
  await deps.delivery.send(message, now).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/** Turns a topic on or off for a channel; turning mails on sends a confirmation mail. */
export async function changeNotification(
  deps: SettingsDeps,
  caller: SettingsCaller,
  change: SubscriptionUpdate,
): Promise<NotificationSettings> {
  const isNew = await saveChoice(deps, caller.userid, change, caller.now);
  if (isNew && change.on && change.channel === 'email') await confirmByMail(deps, change.topic, caller);
  return readNotificationSettings(deps, caller.userid);
}
