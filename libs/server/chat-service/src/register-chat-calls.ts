import {
  getConversation,
  getConversations,
  getMessages,
  getUnreadCount,
  readConversation,
  sendMessage,
} from '@pasar/chat-contract';
import { findPermittedShop, serveCall } from '@pasar/http-server';
import type { SessionUser } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { ChatDeps, ChatMember } from './chat-deps.ts';
import { markRead } from './mark-read.ts';
import { readOwnConversation, readConversations, readUnreadCount } from './read-conversations.ts';
import { readMessages } from './read-messages.ts';
import { sendChatMessage } from './send-message.ts';

type Caller = { readonly user: SessionUser; readonly market: Market; readonly now: number };

const toMember = ({ user, market, now }: Caller): ChatMember => ({
  userid: user.userid,
  shopid: findPermittedShop(user, 'chat'),
  market: market.code,
  now,
});

/** Registers the calls of the chat between buyers and shops. */
export function registerChatCalls(app: FastifyInstance, deps: ChatDeps): void {
  serveCall(app, getConversations, (call) => readConversations(deps, toMember(call), call.query));
  serveCall(app, getConversation, (call) => readOwnConversation(deps, toMember(call), call.query));
  serveCall(app, getMessages, (call) => readMessages(deps, toMember(call), call.query));
  serveCall(app, getUnreadCount, async (call) => ({ unread: await readUnreadCount(deps, toMember(call)) }));
  serveCall(app, sendMessage, (call) => sendChatMessage(deps, toMember(call), call.body));
  serveCall(app, readConversation, async (call) => ({
    unread: await markRead(deps, toMember(call), call.body),
  }));
}
