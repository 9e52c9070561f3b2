import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { kindsOfTab } from '@pasar/notification';
import type { readAllNotifications } from '@pasar/notification-contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { NotificationReader } from './read-notifications.ts';

/** Marks a notification as read; the first time counts. Throws NOT_FOUND for an unknown one or another member's. */
export async function markRead(
  db: Kysely<Database>,
  { userid, market }: NotificationReader,
  notificationId: number,
  now: number,
): Promise<void> {
  const marked = await db
    .updateTable('notification')
    .set({ read_at: sql<number>`coalesce(read_at, ${now}::int8)` })
    .where('user_id', '=', userid)
    .where('notification_id', '=', notificationId)
    .where('market', '=', market)
    .returning('notification_id')
    .executeTakeFirst();
  if (!marked) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such notification.');
}

/** Marks a list as read, up to a notification; later ones stay unread. */
export async function markAllRead(
  db: Kysely<Database>,
  { userid, market }: NotificationReader,
  { tab, up_to }: CallBody<typeof readAllNotifications>,
  now: number,
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .where('kind', 'in', [...kindsOfTab(tab)])
    .where('notification_id', '<=', up_to)
    .where('read_at', 'is', null)
    .execute();
}
