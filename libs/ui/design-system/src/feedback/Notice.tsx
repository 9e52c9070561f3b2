import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import styles from './Notice.module.css';

const icons = { info: 'info', success: 'check-circle', warning: 'alert', danger: 'alert' } satisfies Record<
  string,
  IconName
>;

export type NoticeProps = {
  readonly tone?: keyof typeof icons;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  /** Announces the notice when it appears: for responses, not for initial content. */
  readonly announce?: boolean;
};

/** A message within the page. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  announce,
}: NoticeProps): ReactElement {
  const words = useWords();
  return (
    <div className={joinClasses(styles.notice, styles[tone])} role={announce ? 'alert' : undefined}>
      <Icon name={icons[tone]} size="sm" className={styles.icon} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
      {onDismiss ? (
        <IconButton icon="close" label={words('close')} onClick={onDismiss} className={styles.close} />
      ) : null}
    </div>
  );
}
