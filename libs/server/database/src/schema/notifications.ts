/** Notifications of members in the app. Instants are epoch milliseconds. */
export type NotificationTable = {
  user_id: number;
  notification_id: number;
  market: string;
  /** A kind of `@pasar/notification`; its text is written when it is shown, in the reader's language. */
  kind: string;
  /** For a seller's notification: the shop that it concerns. */
  shopid: number | null;
  /** Ids, names and amounts at the time of the event. */
  parameters: unknown;
  created_at: number;
  read_at: number | null;
};

export type NotificationsDatabase = { notification: NotificationTable };
