import type { ChatMessage, Conversation } from '@pasar/chat-api';

/** A conversation of a buyer with shop 1. */
export function aConversation(
  changes: { [Name in keyof Conversation]?: Conversation[Name] | undefined } = {},
) {
  return {
    conversation_id: 5,
    role: 'buyer',
    shopid: 1,
    title: 'Shop 1',
    username: 'shop1',
    response_rate: 96,
    last_seq: 1,
    last_text: 'm1',
    last_mine: false,
    mtime: 1_800_000_000,
    unread: 0,
    other_read_seq: 0,
    ...changes,
  } as Conversation;
}

/** A message of the shop. */
export const aMessage = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  client_id: '',
  mine: false,
  automatic: false,
  text: `m${seq}`,
  ctime: 1_800_000_000 + seq,
  ...changes,
});
