import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import type { NotificationTab } from '@pasar/notification';
import {
  getNotificationsPath,
  getUnreadNotificationsPath,
  readAllNotificationsPath,
  readNotificationPath,
} from '@pasar/notification-contract/paths';
import type {
  getNotifications,
  Notification,
  NotificationParameters,
  readAllNotifications,
  readNotification,
  UnreadNotifications,
} from '@pasar/notification-contract';

export type { Notification, NotificationParameters, UnreadNotifications };
type Cursor = string | null;
type Page = CallData<typeof getNotifications>;

const list = { type: 'notification', id: 'list' } as const;
const unread = { type: 'notification', id: 'unread' } as const;

/** Endpoints of the member's notifications. Marks are shown once the server has accepted them. */
export const notificationApi = baseApi.enhanceEndpoints({ addTagTypes: ['notification'] }).injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.infiniteQuery<Page, NotificationTab, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null as Cursor,
        getNextPageParam: (page: Page): Cursor | undefined => page.next,
      },
      query: ({ queryArg: tab, pageParam }): CallRequest<typeof getNotifications> => ({
        path: getNotificationsPath,
        query: { tab, ...(pageParam !== null && { cursor: pageParam }) } satisfies CallQuery<
          typeof getNotifications
        >,
      }),
      providesTags: [list],
    }),
    getUnreadNotifications: build.query<UnreadNotifications, void>({
      query: () => ({ path: getUnreadNotificationsPath }),
      providesTags: [unread],
    }),
    readNotification: build.mutation<UnreadNotifications, CallBody<typeof readNotification>>({
      query: (body): CallRequest<typeof readNotification> => ({
        method: 'POST',
        path: readNotificationPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list, unread]),
    }),
    readAllNotifications: build.mutation<UnreadNotifications, CallBody<typeof readAllNotifications>>({
      query: (body): CallRequest<typeof readAllNotifications> => ({
        method: 'POST',
        path: readAllNotificationsPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list, unread]),
    }),
  }),
});
