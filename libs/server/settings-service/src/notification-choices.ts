import { isMarketingTopic } from '@pasar/settings';
import type { MarketingTopic, NotificationChannel, NotificationChoice } from '@pasar/settings';
import type { SettingsDeps } from './settings-deps.ts';

type Deps = Pick<SettingsDeps, 'db'>;

/** Reads a member's opt-ins. */
export async function readNotificationChoices({ db }: Deps, userid: number): Promise<NotificationChoice[]> {
  const rows = await db
    .selectFrom('notification_choice')
    .select(['topic', 'channel'])
    .where('user_id', '=', userid)
    .where('is_on', '=', true)
    .orderBy('topic')
    .orderBy('channel')
    .execute();
  return rows.flatMap(({ topic, channel }) =>
    isMarketingTopic(topic) ? [{ topic, channel, on: true }] : [],
  );
}

/** Saves a choice with its time; returns whether it changed. */
export async function saveChoice(
  { db }: Deps,
  userid: number,
  { topic, channel, on }: { topic: MarketingTopic; channel: NotificationChannel; on: boolean },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notification_choice')
    .values({ user_id: userid, topic, channel, is_on: on, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'topic', 'channel'])
        .doUpdateSet({ is_on: on, changed_at: now })
        .where('notification_choice.is_on', '!=', on),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
