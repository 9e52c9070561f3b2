import type { ReactElement } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Image } from '../commerce/Image.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import styles from './ToastViewport.module.css';

const icons = { info: 'info', success: 'check-circle', danger: 'alert' } satisfies Record<string, IconName>;

export type ToastContent = {
  readonly id: string | number;
  readonly text: string;
  readonly tone?: keyof typeof icons;
  /** The id of a picture, in place of the icon. */
  readonly picture?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

export type ToastViewportProps = {
  /** One at a time (doc2 §3 Toast); the app owns queue and timing. */
  readonly toast: ToastContent | null;
  readonly onDismiss: (id: ToastContent['id']) => void;
};

/** Renders the toast in a polite live region, which is always present so that toasts are announced. */
export function ToastViewport({ toast, onDismiss }: ToastViewportProps): ReactElement {
  const words = useWords();
  return (
    <div role="status" aria-live="polite" className={styles.viewport}>
      {toast ? (
        <div key={toast.id} className={joinClasses(styles.toast, styles[toast.tone ?? 'info'])}>
          {toast.picture ? (
            <Image
              picture={toast.picture}
              alt=""
              sizes="3rem"
              widest={160}
              rounded
              className={styles.picture}
            />
          ) : (
            <Icon name={icons[toast.tone ?? 'info']} size="sm" className={styles.icon} />
          )}
          <p className={styles.text}>{toast.text}</p>
          {toast.action ? (
            <button type="button" className={styles.action} onClick={toast.action.onPress}>
              {toast.action.label}
            </button>
          ) : null}
          <IconButton icon="close" label={words('close')} onClick={() => onDismiss(toast.id)} />
        </div>
      ) : null}
    </div>
  );
}
