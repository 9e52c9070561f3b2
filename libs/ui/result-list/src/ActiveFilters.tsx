import { Icon } from '@pasar/design-system';
import { money, minorUnits } from '@pasar/money';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { activeFilters, allOff } from './active-filters.ts';
import type { ActiveFilter } from './active-filters.ts';
import { countedAs } from './flag-groups.data.ts';
import type { ListAddress } from './list-address.ts';
import type { ListFacets } from './list-response.ts';
import { useListContext } from './list-context.ts';
import { shippingName } from './shipping-name.ts';
import styles from './ActiveFilters.module.css';

export type ActiveFiltersProps = { readonly address: ListAddress; readonly facets: ListFacets };

/** The active filters, each with a remove button. */
export function ActiveFilters({ address, facets }: ActiveFiltersProps): ReactElement | null {
  const { t } = useTranslation('result-list');
  const getFilterName = useFilterName(facets);
  const filters = activeFilters(address.params);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('active_filters')}>
      {filters.map((filter) => (
        <li key={JSON.stringify(filter)}>
          <Link
            className={styles.chip}
            to={address.to(filter.off)}
            aria-label={t('remove_filter', { name: getFilterName(filter) })}
          >
            {getFilterName(filter)}
            <Icon name="close" size="xs" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={address.to(allOff(filters))}>
          {t('clear_all')}
        </Link>
      </li>
    </ul>
  );
}

function useFilterName(facets: ListFacets): (filter: ActiveFilter) => string {
  const { t } = useTranslation('result-list');
  const priceName = usePriceName();
  return (filter) => {
    switch (filter.kind) {
      case 'flag':
        return t(`filter_${countedAs(filter.flag)}`);
      case 'category':
        return facets.categories.find(({ value }) => value === String(filter.catid))?.label ?? t('category');
      case 'rating':
        return t('rating_and_up', { rating: filter.rating });
      case 'shipping':
        return shippingName(t, filter.value);
      case 'labels':
        return t('filter_labels');
      case 'products':
        return t('filter_products');
      case 'tags':
        return t('filter_tags');
      case 'price':
        return priceName(filter);
      default:
        return filter.value;
    }
  };
}

function usePriceName(): (range: { readonly min?: number; readonly max?: number }) => string {
  const { t } = useTranslation('result-list');
  const { market, format } = useListContext();
  const write = (price: number) =>
    format.money(money(Math.round(price * 10 ** minorUnits(market.currency)), market.currency));
  return ({ min, max }) => {
    if (min === undefined) return max === undefined ? '' : t('price_to', { price: write(max) });
    return max === undefined ? t('price_from', { price: write(min) }) : `${write(min)} – ${write(max)}`;
  };
}
