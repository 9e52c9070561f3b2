import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toggled } from './active-filters.ts';
import { FacetOptions } from './FacetOptions.tsx';
import { FlagOptions } from './FlagOptions.tsx';
import { flagGroups } from './flag-groups.data.ts';
import type { ListAddress } from './list-address.ts';
import type { ListFacets } from './list-response.ts';
import { useListContext } from './list-context.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import { shippingName } from './shipping-name.ts';
import { useListNavigation } from './use-list-navigation.ts';
import type { ListNavigation } from './use-list-navigation.ts';
import styles from './Filters.module.css';

export type FiltersProps = { readonly address: ListAddress; readonly facets: ListFacets };

/** All filters of a list; each option changes the URL. */
export function Filters({ address, facets }: FiltersProps): ReactElement {
  const { t } = useTranslation('result-list');
  const { market } = useListContext();
  const list = useListNavigation(address);
  const { shown, go } = list;
  return (
    <div className={styles.filters}>
      <CategoryOptions address={address} facets={facets} list={list} />
      <PriceFilter key={`${shown.minPrice}-${shown.maxPrice}`} params={shown} onChange={go} />
      <RatingFilter value={shown.ratingFilter} onChange={(ratingFilter) => go({ ratingFilter })} />
      {flagGroups(market, address.scope).map(({ title, flags }) => (
        <FlagOptions key={title} title={t(title)} flags={flags} counts={facets.flags} list={list} />
      ))}
      <ListOptions facets={facets} list={list} />
    </div>
  );
}

type OptionsProps = { readonly facets: ListFacets; readonly list: ListNavigation };

/** Inside a category its subcategories are links above the list; only other lists filter by category here. */
function CategoryOptions({ address, facets, list }: OptionsProps & Pick<FiltersProps, 'address'>) {
  const { t } = useTranslation('result-list');
  if (address.scope.category !== undefined) return null;
  const chosen = list.shown.category;
  return (
    <FacetOptions
      title={t('category')}
      options={facets.categories}
      chosen={chosen === undefined ? [] : [String(chosen)]}
      onToggle={(value) => list.go({ category: Number(value) === chosen ? undefined : Number(value) })}
    />
  );
}

/** Options of which several can be selected. */
function ListOptions({ facets, list: { shown, go } }: OptionsProps): ReactElement {
  const { t } = useTranslation('result-list');
  const channels = (facets.shipping_options ?? []).map((one) => ({
    ...one,
    label: shippingName(t, one.value),
  }));
  return (
    <>
      <FacetOptions
        title={t('shipping')}
        options={channels}
        chosen={(shown.shippingOptions ?? []).map(String)}
        onToggle={(value) => go({ shippingOptions: toggled(shown.shippingOptions, Number(value)) })}
      />
      <FacetOptions
        title={t('location')}
        options={facets.locations}
        chosen={shown.locations ?? []}
        onToggle={(value) => go({ locations: toggled(shown.locations, value) })}
      />
      <FacetOptions
        title={t('brand')}
        options={facets.brands}
        chosen={shown.facet ?? []}
        onToggle={(value) => go({ facet: toggled(shown.facet, value) })}
      />
    </>
  );
}
