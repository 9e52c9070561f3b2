import { notificationKinds } from './notification-kinds.data.ts';
import type { NotificationKind, NotificationTab } from './notification-kinds.data.ts';

/** Returns the kinds of notifications that a list shows. */
export const kindsOfTab = (tab: NotificationTab): readonly NotificationKind[] =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) => notificationKinds[kind] === tab);
