import type { Message, MessageDelivery } from '@pasar/account-service';
import { isMarketingTopic, mayNotify } from '@pasar/settings';
import { oneClickUnsubscribePath } from '@pasar/settings-contract/paths';
import { buildPath } from '@pasar/routing-table';
import { settingsMailText } from './settings-mail-text.ts';
import { readNotificationChoices } from './notification-choices.ts';
import type { SettingsDeps } from './settings-deps.ts';
import { writeSubscriptionToken } from './subscription-token.ts';

type Deps = Pick<SettingsDeps, 'db' | 'secret'>;
type Notification = NonNullable<Message['notification']>;

const toChannel = ({ channel }: Message) => (channel === 'email' ? 'email' : 'sms');

/** Adds an unsubscribe link to a mail, in its text and in the headers for mail programs (RFC 2369, RFC 8058). */
async function withUnsubscribeLink(
  { secret }: Deps,
  message: Message,
  { userid, origin }: Notification,
): Promise<Message> {
  const token = writeSubscriptionToken({ userid, email: message.recipient }, await secret());
  const link = `${origin}${buildPath('email-subscription-center')}?token=${token}`;
  return {
    ...message,
    body: `${message.body}\n\n${settingsMailText('footer', message.language, { link })}`,
    headers: {
      ...message.headers,
      'List-Unsubscribe': `<${origin}${oneClickUnsubscribePath}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * Wraps a delivery: sends marketing messages only to members who opted in to their topic and channel, with an unsubscribe
 * link. Sends everything else unchanged. The sender sets the topic in `notification`.
 */
export const createConsentedDelivery = (delivery: MessageDelivery, deps: Deps): MessageDelivery => ({
  send: async (message, now) => {
    const { notification } = message;
    if (!notification || !isMarketingTopic(notification.topic)) return delivery.send(message, now);
    const about = { topic: notification.topic, channel: toChannel(message) } as const;
    if (!mayNotify(about, await readNotificationChoices(deps, notification.userid))) return undefined;
    return delivery.send(
      message.channel === 'email' ? await withUnsubscribeLink(deps, message, notification) : message,
      now,
    );
  },
});
