import { IconButton } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './PageHeader.module.css';

export type PageHeaderProps = {
  readonly title: ReactNode;
  /** Goes back; without it no arrow stands there. */
  readonly onBack?: () => void;
  readonly actions?: ReactNode;
};

/** A phone's inner page: back, where one is, what one can do. The title is the page's h1. */
export const PageHeader = ({ title, onBack, actions }: PageHeaderProps): ReactElement => {
  const words = useLayoutWords();
  return (
    <header className={styles.header}>
      {onBack ? <IconButton icon="arrow-left" label={words('back')} onClick={onBack} /> : null}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
};
