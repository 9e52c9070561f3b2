import {
  getConversationPath,
  getConversationsPath,
  getMessagesPath,
  getUnreadCountPath,
  readConversationPath,
  sendMessagePath,
} from '@pasar/chat-contract/paths';
import { mergeMessages } from '@pasar/chat';
import { baseApi } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import type {
  ChatMessage,
  Conversation,
  getConversation,
  getConversations,
  getMessages,
  getUnreadCount,
  readConversation,
  sendMessage,
} from '@pasar/chat-contract';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

export type { ChatMessage, Conversation };
export type ConversationQuery = NonNullable<CallQuery<typeof getConversation>>;
export type SendMessageRequest = CallBody<typeof sendMessage>;
type MessagesQuery = CallQuery<typeof getMessages>;
/** The messages of a conversation in order, and whether older ones can be fetched. */
export type MessagesView = { readonly messages: readonly ChatMessage[]; readonly has_more: boolean };
type Cursor = string | null;
type ChatThunk = ThunkAction<Promise<void>, RootState, unknown, UnknownAction>;

const list = { type: 'chat', id: 'conversations' } as const;
const unread = { type: 'chat', id: 'unread' } as const;
const conversation = { type: 'chat', id: 'conversation' } as const;

/** Endpoints of the chat with shops. */
export const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getConversations: build.infiniteQuery<CallData<typeof getConversations>, void, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null as Cursor,
        getNextPageParam: (page: { next?: string }): Cursor | undefined => page.next,
      },
      query: ({ pageParam }): CallRequest<typeof getConversations> => ({
        path: getConversationsPath,
        query: { ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: [list],
    }),
    getConversation: build.query<CallData<typeof getConversation>, ConversationQuery>({
      query: (query): CallRequest<typeof getConversation> => ({ path: getConversationPath, query }),
      providesTags: [conversation],
    }),
    /** The last messages of a conversation; `syncMessages` and `fetchOlderMessages` merge more into it. */
    getMessages: build.query<MessagesView, number>({
      query: (conversation_id): CallRequest<typeof getMessages> => ({
        path: getMessagesPath,
        query: { conversation_id },
      }),
    }),
    /** A range of messages, not cached under its own key. */
    fetchMessages: build.query<CallData<typeof getMessages>, MessagesQuery>({
      query: (query): CallRequest<typeof getMessages> => ({ path: getMessagesPath, query }),
      keepUnusedDataFor: 0,
    }),
    getUnreadCount: build.query<CallData<typeof getUnreadCount>, void>({
      query: (): CallRequest<typeof getUnreadCount> => ({ path: getUnreadCountPath }),
      providesTags: [unread],
    }),
    sendMessage: build.mutation<CallData<typeof sendMessage>, SendMessageRequest>({
      query: (body): CallRequest<typeof sendMessage> => ({ method: 'POST', path: sendMessagePath, body }),
      invalidatesTags: (_, error) => (error ? [] : [list, conversation]),
    }),
    readConversation: build.mutation<CallData<typeof readConversation>, CallBody<typeof readConversation>>({
      query: (body): CallRequest<typeof readConversation> => ({
        method: 'POST',
        path: readConversationPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list, unread]),
    }),
  }),
});

/** Merges messages into the cached conversation. */
const addMessages = (
  conversationId: number,
  arrived: readonly ChatMessage[],
  more: Partial<Pick<MessagesView, 'has_more'>> = {},
) =>
  chatApi.util.updateQueryData('getMessages', conversationId, (view) => ({
    ...view,
    messages: mergeMessages<ChatMessage>(view.messages as readonly ChatMessage[], arrived) as ChatMessage[],
    ...more,
  }));

/** Shows a sent message before it is fetched. */
export const showSentMessage =
  (conversationId: number, message: ChatMessage): ThunkAction<void, RootState, unknown, UnknownAction> =>
  (dispatch) =>
    void dispatch(addMessages(conversationId, [message]));

const selectMessages = (state: RootState, conversationId: number): MessagesView | undefined =>
  chatApi.endpoints.getMessages.select(conversationId)(state).data;

/** The last `seq` without gaps before it: a sent message may be shown before the one that precedes it. */
function findKnownSeq(messages: readonly ChatMessage[]): number {
  const [first] = messages;
  if (!first) return 0;
  const gap = messages.findIndex(({ seq }, index) => seq !== first.seq + index);
  return first.seq + (gap === -1 ? messages.length : gap) - 1;
}

/**
 * Fetches every message after the last known one, so that none is missing or duplicated after a lost connection. A failure
 * changes nothing: the next event or poll fetches again.
 */
export const syncMessages =
  (conversationId: number): ChatThunk =>
  async (dispatch, getState) => {
    for (;;) {
      const view = selectMessages(getState(), conversationId);
      if (!view) return;
      const query = { conversation_id: conversationId, after: findKnownSeq(view.messages) };
      const { data } = await dispatch(
        chatApi.endpoints.fetchMessages.initiate(query, { forceRefetch: true, subscribe: false }),
      );
      if (data) dispatch(addMessages(conversationId, data.messages));
      if (!data?.has_more) return;
    }
  };

/** Fetches the messages before the first known one. Rejects on failure. */
export const fetchOlderMessages =
  (conversationId: number): ChatThunk =>
  async (dispatch, getState) => {
    const first = selectMessages(getState(), conversationId)?.messages[0];
    if (!first) return;
    const query = { conversation_id: conversationId, before: first.seq };
    const page = await dispatch(
      chatApi.endpoints.fetchMessages.initiate(query, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    dispatch(addMessages(conversationId, page.messages, { has_more: page.has_more }));
  };

/** Refetches conversation lists and unread counts where they are shown. */
export const refreshChatLists = () => chatApi.util.invalidateTags([list, unread, conversation]);
