import type { CartLine } from '@pasar/cart-api';
import { Button, Notice } from '@pasar/design-system';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RemovedNotice.module.css';

type Props = { readonly line: CartLine; readonly onUndo: () => void };

/** Names the removed line, with an undo button. Takes the focus, because the pressed button is gone. */
export function RemovedNotice({ line, onUndo }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [line]);
  return (
    <div className={styles.removed}>
      <Notice
        announce
        action={
          <Button ref={button} size="sm" variant="secondary" onClick={onUndo}>
            {t('undo')}
          </Button>
        }
      >
        {t('removed', { name: line.name })}
      </Notice>
    </div>
  );
}
