import { Icon } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './SearchScopeLine.module.css';

/** No shop is named by punctuation alone. */
const hasWord = /[\p{L}\p{N}]/u;

/** A link to shops that match the keyword. doc1 §2.5 "search for shops" */
export function ShopsLink({ keyword }: { readonly keyword: string | undefined }): ReactElement | null {
  const { t } = useTranslation('search-screens');
  return keyword === undefined || !hasWord.test(keyword) ? null : (
    <p className={styles.line}>
      <Link className={styles.out} to={buildPath('search-user', {}, { keyword })}>
        <Icon name="store" size="sm" />
        {t('shops_named', { keyword })}
      </Link>
    </p>
  );
}
