import { catalogueApi, endlessList, listsApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeCrumbs } from '../shared/HomeCrumbs.tsx';
import { ItemsPage } from '../shared/ItemsPage.tsx';
import { NothingHere } from '../shared/NothingHere.tsx';
import { brandListQuery, placedCategory, placeName } from './brand-list-data.ts';
import { brandListPath, brandListPlace } from './brand-list-place.ts';
import type { BrandListPlace } from './brand-list-place.ts';
import { BrandListGuide } from './BrandListGuide.tsx';

/** All brands, one of them, and that one narrowed down by category and characteristic. */
export function BrandListScreen({ input }: ScreenComponentProps<'list'>): ReactElement {
  const place = brandListPlace(input);
  return place ? <BrandList place={place} /> : <NoMatch whole />;
}

const BrandList = ({ place }: { readonly place: BrandListPlace }): ReactElement => {
  const { t } = useTranslation('list-screens');
  const { currentData: tree } = catalogueApi.useGetCategoryTreeQuery(undefined, {
    skip: place.category === undefined,
  });
  const list = endlessList(listsApi.useGetItemListInfiniteQuery(brandListQuery(place)));
  const category = placedCategory(tree?.categories, place);
  if (tree && place.category !== undefined && !category) return <NoMatch whole />;
  return (
    <ItemsPage
      title={placeName(place, category) || t('brands')}
      text={place.brand === undefined ? t('brands_text') : undefined}
      crumbs={<PlaceCrumbs place={place} category={category} />}
      above={<BrandListGuide place={place} category={category} />}
      list={list}
      empty={<NoMatch />}
    />
  );
};

type CrumbsProps = {
  readonly place: BrandListPlace;
  readonly category: ReturnType<typeof placedCategory>;
};

const PlaceCrumbs = ({ place: { brand, attribute }, category }: CrumbsProps): ReactElement => {
  const { t } = useTranslation('list-screens');
  const steps = [
    { label: t('brands'), to: buildPath('list', {}) },
    ...(brand === undefined ? [] : [{ label: brand, to: brandListPath({ brand }) }]),
    ...(brand === undefined || !category
      ? []
      : [{ label: category.name, to: brandListPath({ brand, category }) }]),
    ...(attribute === undefined ? [] : [{ label: attribute, to: '' }]),
  ];
  const last = steps.length - 1;
  return <HomeCrumbs crumbs={steps.map((step, index) => (index === last ? { label: step.label } : step))} />;
};

const NoMatch = ({ whole = false }: { readonly whole?: boolean }): ReactElement => {
  const { t } = useTranslation('list-screens');
  return (
    <NothingHere
      whole={whole}
      title={t('none_title')}
      text={t('none_text')}
      to={buildPath('list', {})}
      action={t('brands')}
    />
  );
};
