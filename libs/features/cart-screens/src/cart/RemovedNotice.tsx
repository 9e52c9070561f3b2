import { Button, Notice } from '@pasar/design-system';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RemovedNotice.module.css';
import type { RemovedLine } from './use-cart-changes.ts';

type Props = { readonly removed: RemovedLine; readonly onUndo: () => void };

/** Names the removed or moved line, with an undo button. Takes the focus, because the pressed button is gone. */
export function RemovedNotice({ removed: { line, kind }, onUndo }: Props): ReactElement {
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
        {t(kind, { name: line.name })}
      </Notice>
    </div>
  );
}
