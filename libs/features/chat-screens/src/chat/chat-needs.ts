import { chatApi } from '@pasar/chat-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import type { RootState } from '@pasar/base-api';
import { readChatQuery } from './read-chat-query.ts';

const { getConversations, getConversation, getMessages } = chatApi.endpoints;

/** Fetches the list, and the conversation in the URL. */
export function conversationNeeds({ query }: ScreenInput<'chat'>): readonly Need[] {
  const { conversation } = readChatQuery(query);
  return [getConversations.initiate(), ...(conversation ? [getConversation.initiate(conversation)] : [])];
}

/** Fetches the conversation's messages, once its id is known. */
export function messageNeeds(
  { query }: ScreenInput<'chat'>,
  _context: unknown,
  state: RootState,
): readonly Need[] {
  const { conversation } = readChatQuery(query);
  const id = conversation && getConversation.select(conversation)(state).data?.conversation_id;
  return id === undefined ? [] : [getMessages.initiate(id)];
}
