import type { SearchFacets } from '@pasar/catalogue-api';
import { Checkbox } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { offerFlags, shopFlags, toggled } from './active-filters.ts';
import type { FilterFlag } from './active-filters.ts';
import { CountedOptions } from './CountedOptions.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { ListAddress } from './list-address.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import type { ListNavigation } from './use-list-navigation.ts';
import styles from './Filters.module.css';

export type FiltersProps = { readonly address: ListAddress; readonly facets: SearchFacets | undefined };

/** Everything that a list can be narrowed by; each choice is another address. */
export const Filters = ({ address, facets }: FiltersProps): ReactElement => {
  const { t } = useTranslation('search-screens');
  const { market } = useScreenContext();
  const list = useListNavigation(address);
  const { shown, go } = list;
  const range = `${shown.minPrice}-${shown.maxPrice}`;
  return (
    <div className={styles.filters}>
      <CategoryOptions address={address} facets={facets} list={list} />
      <PriceFilter key={range} params={shown} onChange={go} />
      <Flags title={t('offers')} flags={offerFlags(market)} list={list} />
      <RatingFilter value={shown.ratingFilter} onChange={(ratingFilter) => go({ ratingFilter })} />
      <Flags title={t('shop_kind')} flags={shopFlags} list={list} />
      <CountedOptions
        title={t('location')}
        options={facets?.locations ?? []}
        chosen={shown.locations ?? []}
        onToggle={(value) => go({ locations: toggled(shown.locations, value) })}
      />
      <CountedOptions
        title={t('brand')}
        options={facets?.brands ?? []}
        chosen={shown.facet ?? []}
        onToggle={(value) => go({ facet: toggled(shown.facet, value) })}
      />
    </div>
  );
};

/** Inside a category its own children are links above the list; only a search narrows by category here. */
const CategoryOptions = ({ address, facets, list }: FiltersProps & { readonly list: ListNavigation }) => {
  const { t } = useTranslation('search-screens');
  if (address.scope.category !== undefined) return null;
  const chosen = list.shown.category;
  return (
    <CountedOptions
      title={t('category')}
      options={facets?.categories ?? []}
      chosen={chosen === undefined ? [] : [String(chosen)]}
      onToggle={(value) => list.go({ category: Number(value) === chosen ? undefined : Number(value) })}
    />
  );
};

type FlagsProps = {
  readonly title: string;
  readonly flags: readonly FilterFlag[];
  readonly list: ListNavigation;
};

const Flags = ({ title, flags, list: { shown, go } }: FlagsProps): ReactElement => {
  const { t } = useTranslation('search-screens');
  return (
    <FilterGroup title={title}>
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          label={t(`filter_${flag}`)}
          checked={shown[flag] ?? false}
          onChange={({ target }) => go({ [flag]: target.checked || undefined })}
        />
      ))}
    </FilterGroup>
  );
};
