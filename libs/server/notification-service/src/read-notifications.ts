import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { createCursor } from '@pasar/http-server';
import { kindsOfTab } from '@pasar/notification';
import type { NotificationKind, NotificationTab } from '@pasar/notification';
import type { getNotifications, Notification, NotificationParameters } from '@pasar/notification-contract';
import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';

/** The calling member in a market, and the shop for which they act there. */
export type NotificationReader = {
  readonly userid: number;
  readonly shopid: number | undefined;
  readonly market: string;
};

const cursor = createCursor('notification', { id: 'integer' });
const defaultLimit = 20;

type NotificationQuery<Row> = SelectQueryBuilder<Database, 'notification', Row>;

/** Limits a query to a list of the member; notifications of a shop are only for those who still act for it. */
const whereTab = <Row>(
  query: NotificationQuery<Row>,
  { userid, market, shopid }: NotificationReader,
  tab: NotificationTab,
): NotificationQuery<Row> =>
  query
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .where('kind', 'in', [...kindsOfTab(tab)])
    .$if(tab === 'shop', (own) => own.where('shopid', '=', shopid ?? 0));

const toNotification = (row: Selectable<Database['notification']>): Notification => ({
  notification_id: row.notification_id,
  kind: row.kind as NotificationKind,
  parameters: row.parameters as NotificationParameters,
  is_read: row.read_at !== null,
  ctime: toUnixSeconds(row.created_at),
});

/** Reads a page of one of the member's lists, the latest first. Throws PARAM for another list's cursor. */
export async function readNotifications(
  db: Kysely<Database>,
  reader: NotificationReader,
  { tab, limit = defaultLimit, ...query }: CallQuery<typeof getNotifications>,
): Promise<CallData<typeof getNotifications>> {
  const after = cursor.read(query.cursor);
  const rows = await whereTab(db.selectFrom('notification').selectAll(), reader, tab)
    .$if(after !== undefined, (page) => page.where('notification_id', '<', after?.id ?? 0))
    .orderBy('notification_id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    notifications: shown.map(toNotification),
    ...(rows.length > limit && last && { next: cursor.write({ id: last.notification_id }) }),
  };
}
