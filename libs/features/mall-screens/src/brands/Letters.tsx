import type { MallBrandsQuery } from '@pasar/catalogue-api';
import { joinClasses } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mallBrandsPath } from '../shared/mall-paths.ts';
import styles from './Letters.module.css';

export type LettersProps = { readonly letters: readonly string[]; readonly query: MallBrandsQuery };

/** The letters that there are brands of; nothing when there is one at most. */
export const Letters = ({ letters, query: { category, letter } }: LettersProps): ReactElement | null => {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  if (letters.length < 2) return null;
  return (
    <nav aria-label={t('letters')}>
      <ul className={styles.letters}>
        {[undefined, ...letters].map((one) => (
          <li key={one ?? 'all'}>
            <Link
              className={joinClasses(styles.letter, one === letter && styles.current)}
              aria-current={one === letter || undefined}
              to={mallBrandsPath({ category, letter: one }, market)}
              state={{ preventScroll: true }}
            >
              {one ?? t('all_letters')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
