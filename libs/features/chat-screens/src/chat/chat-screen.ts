import { isNotFound } from '@pasar/base-api';
import { chatApi } from '@pasar/chat-api';
import { defineScreen } from '@pasar/screen-kit';
import { chatTexts } from '../translations.ts';
import { conversationNeeds, messageNeeds } from './chat-needs.ts';
import { ChatScreen } from './ChatScreen.tsx';
import { readChatQuery } from './read-chat-query.ts';

/** @spec chat chat-screen */
export default defineScreen<'chat'>({
  namespaces: [chatTexts],
  signedIn: true,
  needs: [conversationNeeds, messageNeeds],
  status: (state, { query }) => {
    const { conversation } = readChatQuery(query);
    const error = conversation && chatApi.endpoints.getConversation.select(conversation)(state).error;
    return isNotFound(error) ? 404 : 200;
  },
  head: (_state, _input, _context, t) => ({ title: t('chat_title'), robots: 'noindex' }),
  Screen: ChatScreen,
});
