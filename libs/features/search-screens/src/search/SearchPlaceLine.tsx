import { Icon } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import type { ListAddress } from '@pasar/result-list';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SearchPlace } from './search-place.ts';
import styles from './SearchPlaceLine.module.css';

const icons: Readonly<Record<SearchPlace['kind'], IconName>> = {
  shop: 'store',
  collection: 'grid',
  catalogue: 'package',
  hashtag: 'tag',
  attribute: 'tag',
  voucher: 'tag',
};

export type SearchPlaceLineProps = {
  readonly address: ListAddress;
  readonly place: SearchPlace;
  readonly name: string | undefined;
};

/** Where the search keeps to, and the way out into the whole market. */
export const SearchPlaceLine = ({ address, place, name }: SearchPlaceLineProps): ReactElement => {
  const { t } = useTranslation('search-screens');
  return (
    <p className={styles.line}>
      <Icon name={icons[place.kind]} size="sm" className={styles.icon} />
      <span>{name === undefined ? t('in_one_place') : t('in_place', { name })}</span>
      <Link className={styles.out} to={address.to(place.off)}>
        {t('search_everywhere')}
      </Link>
    </p>
  );
};
