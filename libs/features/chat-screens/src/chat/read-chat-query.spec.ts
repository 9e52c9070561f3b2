import { expect, it } from 'vitest';
import { readChatQuery } from './read-chat-query.ts';

it.each([
  ['', {}],
  ['conversation=5', { conversation: { conversation_id: 5 } }],
  ['shopid=1&itemid=11', { conversation: { shopid: 1 }, itemid: 11 }],
  ['shopid=1&order=9', { conversation: { shopid: 1 }, orderId: 9 }],
  ['shopid=-1', {}],
  ['shopid=1.5', {}],
  ['shopid=99999999999999999', {}],
  ['conversation=x&shopid=2', { conversation: { shopid: 2 } }],
])('parses "%s"', (query, expected) => expect(readChatQuery(query)).toEqual(expected));
