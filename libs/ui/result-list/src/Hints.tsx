import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListAddress } from './list-address.ts';
import styles from './Hints.module.css';

export type HintsProps = { readonly address: ListAddress; readonly hints: readonly string[] | undefined };

/** Related searches that have results. */
export function Hints({ address, hints = [] }: HintsProps): ReactElement | null {
  const { t } = useTranslation('result-list');
  return hints.length === 0 ? null : (
    <nav className={styles.hints} aria-label={t('hints')}>
      <span aria-hidden="true">{t('hints')}</span>
      <ul className={styles.list}>
        {hints.map((keyword) => (
          <li key={keyword}>
            <Link className={styles.hint} to={address.to({ keyword })}>
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
