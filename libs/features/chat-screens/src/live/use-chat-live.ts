import type { AppDispatch } from '@pasar/base-api';
import { chatApi, refreshChatLists, startChatConnection, syncMessages } from '@pasar/chat-api';
import type { ChatConnectionStatus, ChatSocketEvent, ConversationQuery } from '@pasar/chat-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { openChatSocket } from './open-chat-socket.ts';

/** Keeps the conversation and the lists up to date while the screen is shown; returns the state of the connection. */
export function useChatLive(query: ConversationQuery | undefined): ChatConnectionStatus {
  const dispatch = useDispatch<AppDispatch>();
  const [status, setStatus] = useState<ChatConnectionStatus>('connecting');
  const { data } = chatApi.endpoints.getConversation.useQueryState(query ?? {}, { skip: !query });
  const openId = data?.conversation_id;
  const handleEvent = useEffectEvent((event: ChatSocketEvent) => {
    dispatch(refreshChatLists());
    const isOpen = event.type === 'resync' || event.conversation_id === openId;
    if (openId !== undefined && isOpen && event.type !== 'read') void dispatch(syncMessages(openId));
  });
  useEffect(
    () =>
      startChatConnection({
        openSocket: (handlers) => openChatSocket(window.location.origin, handlers),
        setTimer: (callback, delayMs) => {
          const timer = setTimeout(callback, delayMs);
          return () => clearTimeout(timer);
        },
        random: Math.random,
        onEvent: (event) => handleEvent(event),
        onStatus: setStatus,
      }),
    [],
  );
  return status;
}
