/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const getNotificationsPath = '/api/v4/notification/list';
export const getUnreadNotificationsPath = '/api/v4/notification/unread';
export const readNotificationPath = '/api/v4/notification/read';
export const readAllNotificationsPath = '/api/v4/notification/read_all';
