import type { Database } from '@pasar/database';
import { findPermittedShop, serveCall } from '@pasar/http-server';
import type { SessionUser } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import {
  getNotifications,
  getUnreadNotifications,
  readAllNotifications,
  readNotification,
} from '@pasar/notification-contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { countUnread } from './count-unread.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { readNotifications } from './read-notifications.ts';
import type { NotificationReader } from './read-notifications.ts';

type Caller = { readonly user: SessionUser; readonly market: Market };

const toReader = ({ user, market }: Caller): NotificationReader => ({
  userid: user.userid,
  shopid: findPermittedShop(user, 'portal'),
  market: market.code,
});

/** Registers the calls of a member's notifications. */
export function registerNotificationCalls(
  app: FastifyInstance,
  { db }: { readonly db: Kysely<Database> },
): void {
  serveCall(app, getNotifications, (call) => readNotifications(db, toReader(call), call.query));
  serveCall(app, getUnreadNotifications, (call) => countUnread(db, toReader(call)));
  serveCall(app, readNotification, async (call) => {
    await markRead(db, toReader(call), call.body.notification_id, call.now);
    return countUnread(db, toReader(call));
  });
  serveCall(app, readAllNotifications, async (call) => {
    await markAllRead(db, toReader(call), call.body, call.now);
    return countUnread(db, toReader(call));
  });
}
