import { Button, joinClasses } from '@pasar/design-system';
import { describeFailure } from './describe-failure.ts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MessageBubble.module.css';
import type { OutgoingMessage } from './use-outgoing.ts';

type Props = {
  readonly message: OutgoingMessage;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
};

/** A pending or failed message, with a retry; nothing typed is lost. */
export function OutgoingBubble({ message, onRetry, onDiscard }: Props): ReactElement {
  const { t } = useTranslation('chat-screens');
  const { request, state, error } = message;
  return (
    <div className={joinClasses(styles.message, styles.mine)}>
      {request.text ? (
        <p className={styles.bubble} dir="auto">
          {request.text}
        </p>
      ) : null}
      {state === 'sending' ? (
        <span className={styles.note}>{t('sending')}</span>
      ) : (
        <>
          <span className={styles.failed} role="alert">
            {t(describeFailure(error))}
          </span>
          <span className={styles.actions}>
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              {t('discard')}
            </Button>
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {t('try_again')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
