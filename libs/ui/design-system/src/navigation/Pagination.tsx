import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../translations/use-words.ts';
import { pageWindow } from './page-window.ts';
import styles from './Pagination.module.css';

export type PaginationProps = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The address of a page: real links, so that they can be opened, shared and crawled. */
  readonly toPage: (page: number) => string;
};

/** Pages of a list as links. */
export const Pagination = ({ page, pages, toPage }: PaginationProps): ReactElement | null => {
  const words = useWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={words('pages')}>
      <ul className={styles.list}>
        <Step to={page > 1 ? toPage(page - 1) : undefined} icon="chevron-left" label={words('previous')} />
        {pageWindow(page, pages).map((one, index) =>
          one === null ? (
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={one}>
              <Link
                to={toPage(one)}
                className={styles.page}
                aria-current={one === page ? 'page' : undefined}
                aria-label={words('page_of', { page: one, pages })}
              >
                {one}
              </Link>
            </li>
          ),
        )}
        <Step to={page < pages ? toPage(page + 1) : undefined} icon="chevron-right" label={words('next')} />
      </ul>
    </nav>
  );
};

type StepProps = {
  readonly to: string | undefined;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly label: string;
};

const Step = ({ to, icon, label }: StepProps): ReactElement => (
  <li>
    {to === undefined ? (
      <span className={styles.none}>
        <Icon name={icon} size="sm" />
      </span>
    ) : (
      <Link
        to={to}
        className={styles.page}
        aria-label={label}
        rel={icon === 'chevron-left' ? 'prev' : 'next'}
      >
        <Icon name={icon} size="sm" />
      </Link>
    )}
  </li>
);
