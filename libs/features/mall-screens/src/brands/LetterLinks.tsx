import type { MallBrandsQuery } from '@pasar/catalogue-api';
import { joinClasses } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mallBrandsPath } from '../shared/mall-paths.ts';
import styles from './LetterLinks.module.css';

export type LetterLinksProps = { readonly letters: readonly string[]; readonly query: MallBrandsQuery };

/** Links to filter by first letter; renders nothing for fewer than two letters. */
export function LetterLinks({ letters, query: { category, letter } }: LetterLinksProps): ReactElement | null {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  if (letters.length < 2) return null;
  return (
    <nav aria-label={t('letters')}>
      <ul className={styles.letters}>
        {[undefined, ...letters].map((option) => (
          <li key={option ?? 'all'}>
            <Link
              className={joinClasses(styles.letter, option === letter && styles.current)}
              aria-current={option === letter || undefined}
              to={mallBrandsPath({ category, letter: option }, market)}
              state={{ preventScroll: true }}
            >
              {option ?? t('all_letters')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
