import type { Database } from '@pasar/database';
import { notificationKinds } from '@pasar/notification';
import type { NotificationKind } from '@pasar/notification';
import type { UnreadNotifications } from '@pasar/notification-contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { NotificationReader } from './read-notifications.ts';

/** Counts the member's unread notifications in a market by list. */
export async function countUnread(
  db: Kysely<Database>,
  { userid, market, shopid }: NotificationReader,
): Promise<UnreadNotifications> {
  const rows = await db
    .selectFrom('notification')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .where('read_at', 'is', null)
    .where((where) => where.or([where('shopid', 'is', null), where('shopid', '=', shopid ?? 0)]))
    .groupBy('kind')
    .execute();
  const unread: UnreadNotifications = { orders: 0, alerts: 0, account: 0, shop: 0 };
  for (const { kind, count } of rows) unread[notificationKinds[kind as NotificationKind]] += count;
  return unread;
}
