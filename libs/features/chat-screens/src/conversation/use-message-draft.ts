import { normalizeChatText } from '@pasar/chat';
import type { Conversation, SendMessageRequest } from '@pasar/chat-api';
import { useHasHydrated } from '@pasar/design-system';
import { useState } from 'react';
import type { ChatQuery } from '../chat/read-chat-query.ts';
import { useUnsentText } from './use-unsent-text.ts';

export type MessageDraftOptions = {
  readonly conversation: Conversation;
  /** Names the item or the order that the first message is about. */
  readonly query: ChatQuery;
  readonly onSend: (request: SendMessageRequest) => void;
};

export type MessageDraft = {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly hasAttachment: boolean;
  /** Whether the attachment is an order, not an item. */
  readonly isAboutOrder: boolean;
  readonly detach: () => void;
  readonly isTooLong: boolean;
  readonly canSend: boolean;
  /** Sends the message and empties the draft; does nothing with a message that cannot be sent. */
  readonly send: () => void;
};

const noAttachment = { itemid: undefined, order_id: undefined };

/** The message that is being written to a conversation: its text, which is kept when the page is left, and what it is about. */
export function useMessageDraft({ conversation, query, onSend }: MessageDraftOptions): MessageDraft {
  const unsent = useUnsentText(conversation);
  const hasHydrated = useHasHydrated();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (hasHydrated ? unsent.read() : '');
  const [attached, setAttached] = useState<{
    readonly itemid: number | undefined;
    readonly order_id: number | undefined;
  }>({ itemid: query.itemid, order_id: query.orderId });
  const hasAttachment = attached.itemid !== undefined || attached.order_id !== undefined;
  const clean = normalizeChatText(text);
  const change = (next: string) => {
    setTyped(next);
    unsent.write(next);
  };
  const detach = () => setAttached(noAttachment);
  const canSend = clean !== null && (clean !== '' || hasAttachment);
  const send = () => {
    if (!canSend) return;
    const { conversation_id, shopid } = conversation;
    onSend({
      ...(conversation_id === undefined ? { shopid } : { conversation_id }),
      client_id: crypto.randomUUID(),
      ...(clean && { text: clean }),
      ...(attached.itemid !== undefined && { itemid: attached.itemid }),
      ...(attached.order_id !== undefined && { order_id: attached.order_id }),
    });
    change('');
    detach();
  };
  return {
    ...{ text, change, hasAttachment, detach, canSend, send },
    isAboutOrder: attached.itemid === undefined,
    isTooLong: clean === null,
  };
}
