import type { CartLine } from '@pasar/cart-api';
import { Button, Notice } from '@pasar/design-system';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RemovedNotice.module.css';

type Props = { readonly line: CartLine; readonly onPutBack: () => void };

/** What went, and the way back. The button that was pressed is gone: the focus comes here. */
export function RemovedNotice({ line, onPutBack }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [line]);
  return (
    <div className={styles.removed}>
      <Notice
        announce
        action={
          <Button ref={button} size="sm" variant="secondary" onClick={onPutBack}>
            {t('undo')}
          </Button>
        }
      >
        {t('removed', { name: line.name })}
      </Notice>
    </div>
  );
}
