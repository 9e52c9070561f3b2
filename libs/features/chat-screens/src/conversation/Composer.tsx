import { maxChatTextLength } from '@pasar/chat';
import { Button, TextArea } from '@pasar/design-system';
import { useRef } from 'react';
import type { FormEvent, KeyboardEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Composer.module.css';
import { useMessageDraft } from './use-message-draft.ts';
import type { MessageDraftOptions } from './use-message-draft.ts';

/** The message input. Keeps the draft when the page is left; Enter sends, Shift+Enter starts a new line. The next message can be typed at once. */
export function Composer({ conversation, query, onSend }: MessageDraftOptions): ReactElement {
  const { t } = useTranslation('chat-screens');
  const { text, change, isAboutOrder, hasAttachment, detach, isTooLong, canSend, send } = useMessageDraft({
    conversation,
    query,
    onSend,
  });
  const input = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    // Without a text, the button is disabled and loses the focus.
    input.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      {hasAttachment ? (
        <div className={styles.attached}>
          {t(isAboutOrder ? 'about_order' : 'about_item')}
          <Button size="sm" variant="quiet" onClick={detach}>
            {t('remove_attachment')}
          </Button>
        </div>
      ) : null}
      <div className={styles.row}>
        <TextArea
          ref={input}
          label={t('write_label', { name: conversation.title })}
          labelHidden
          className={styles.text}
          rows={2}
          placeholder={t('write_placeholder')}
          value={text}
          error={isTooLong ? t('too_long', { max: maxChatTextLength }) : undefined}
          onChange={({ target }) => change(target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" disabled={!canSend}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
