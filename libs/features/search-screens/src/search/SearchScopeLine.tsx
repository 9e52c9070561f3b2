import { Icon } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import type { ListAddress } from '@pasar/result-list';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SearchScope } from './search-scope.ts';
import styles from './SearchScopeLine.module.css';

const icons: Readonly<Record<SearchScope['kind'], IconName>> = {
  shop: 'store',
  collection: 'grid',
  catalogue: 'package',
  hashtag: 'tag',
  attribute: 'tag',
  voucher: 'tag',
};

export type SearchScopeLineProps = {
  readonly address: ListAddress;
  readonly scope: SearchScope;
  readonly name: string | undefined;
};

/** The scope of the search, and a link to search everything instead. */
export function SearchScopeLine({ address, scope, name }: SearchScopeLineProps): ReactElement {
  const { t } = useTranslation('search-screens');
  return (
    <p className={styles.line}>
      <Icon name={icons[scope.kind]} size="sm" className={styles.icon} />
      <span>{name === undefined ? t('in_one_place') : t('in_place', { name })}</span>
      <Link className={styles.out} to={address.to(scope.clear)}>
        {t('search_everywhere')}
      </Link>
    </p>
  );
}
