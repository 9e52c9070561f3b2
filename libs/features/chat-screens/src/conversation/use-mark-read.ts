import { chatApi } from '@pasar/chat-api';
import type { Conversation } from '@pasar/chat-api';
import { useEffect } from 'react';

/** Tells the server what the member has read; a page in the background has read nothing. */
export function useMarkRead({ conversation_id, unread }: Conversation, lastSeq: number): void {
  const [markRead] = chatApi.useReadConversationMutation();
  useEffect(() => {
    if (conversation_id === undefined || unread === 0 || lastSeq === 0) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') void markRead({ conversation_id, seq: lastSeq });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversation_id, unread, lastSeq, markRead]);
}
