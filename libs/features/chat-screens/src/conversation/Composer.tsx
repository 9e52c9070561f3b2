import { maxChatTextLength, normalizeChatText } from '@pasar/chat';
import type { Conversation, SendMessageRequest } from '@pasar/chat-api';
import { Button, TextArea, useHasHydrated } from '@pasar/design-system';
import { useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatQuery } from '../chat/read-chat-query.ts';
import styles from './Composer.module.css';
import { useUnsentText } from './use-unsent-text.ts';

type Props = {
  readonly conversation: Conversation;
  readonly query: ChatQuery;
  readonly onSend: (request: SendMessageRequest) => void;
};

/** The message input. Keeps the draft when the page is left; Enter sends, Shift+Enter starts a new line. */
export function Composer({ conversation, query, onSend }: Props): ReactElement {
  const { t } = useTranslation('chat-screens');
  const unsent = useUnsentText(conversation);
  const hasHydrated = useHasHydrated();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (hasHydrated ? unsent.read() : '');
  const [attached, setAttached] = useState({ itemid: query.itemid, order_id: query.orderId });
  const hasAttachment = attached.itemid !== undefined || attached.order_id !== undefined;
  const clean = normalizeChatText(text);
  const change = (next: string) => {
    setTyped(next);
    unsent.write(next);
  };
  const send = () => {
    if (clean === null || (clean === '' && !hasAttachment)) return;
    const { conversation_id, shopid } = conversation;
    onSend({
      ...(conversation_id === undefined ? { shopid } : { conversation_id }),
      client_id: crypto.randomUUID(),
      ...(clean && { text: clean }),
      ...(attached.itemid !== undefined && { itemid: attached.itemid }),
      ...(attached.order_id !== undefined && { order_id: attached.order_id }),
    });
    change('');
    setAttached({ itemid: undefined, order_id: undefined });
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {hasAttachment ? (
        <div className={styles.attached}>
          {t(attached.itemid === undefined ? 'about_order' : 'about_item')}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setAttached({ itemid: undefined, order_id: undefined })}
          >
            {t('remove_attachment')}
          </Button>
        </div>
      ) : null}
      <div className={styles.row}>
        <TextArea
          label={t('write_label', { name: conversation.title })}
          labelHidden
          className={styles.text}
          rows={2}
          placeholder={t('write_placeholder')}
          value={text}
          error={clean === null ? t('too_long', { max: maxChatTextLength }) : undefined}
          onChange={({ target }) => change(target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" disabled={clean === null || (clean === '' && !hasAttachment)}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
