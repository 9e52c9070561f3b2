import type { Database, Ids } from '@pasar/database';
import type { NotificationKind } from '@pasar/notification';
import type { NotificationParameters } from '@pasar/notification-contract';
import type { Kysely } from 'kysely';

/** Within a transaction, `db` is the transaction. */
export type AddNotificationDeps = { readonly db: Kysely<Database>; readonly ids: Ids };

export type NewNotification = {
  readonly userid: number;
  readonly market: string;
  readonly kind: NotificationKind;
  /** For a seller's notification: the shop that it concerns. */
  readonly shopid?: number | undefined;
  /** Ids, names and amounts; nothing about another member. */
  readonly parameters: NotificationParameters;
};

/**
 * Adds notifications. Called in the transaction of the event that they report, so that each event is notified exactly once, and
 * never if it is rolled back.
 */
export async function addNotifications(
  { db, ids }: AddNotificationDeps,
  notifications: readonly NewNotification[],
  now: number,
): Promise<void> {
  if (notifications.length === 0) return;
  await db
    .insertInto('notification')
    .values(
      notifications.map(({ userid, market, kind, shopid = null, parameters }) => ({
        ...{ user_id: userid, notification_id: ids.next(), market, kind, shopid },
        ...{ parameters: JSON.stringify(parameters), created_at: now, read_at: null },
      })),
    )
    .execute();
}
