import { listsApi } from '@pasar/catalogue-api';
import { PillLinks } from '@pasar/page-sections';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { guideQuery } from './brand-list-data.ts';
import type { findFilterCategory } from './brand-list-data.ts';
import { brandListPath } from './brand-list-filter.ts';
import type { BrandListFilter } from './brand-list-filter.ts';

type Props = { readonly filter: BrandListFilter; readonly category: ReturnType<typeof findFilterCategory> };

/** Links to the next filter: a brand, then its categories, then attributes. */
export function BrandListGuide({ filter, category }: Props): ReactElement | null {
  const { brand, attribute } = filter;
  const { currentData: guide } = listsApi.useGetListGuideQuery(guideQuery(filter));
  const { t } = useTranslation('list-screens');
  const { number } = useFormat();
  if (!guide || attribute !== undefined) return null;
  if (brand === undefined)
    return (
      <PillLinks
        label={t('brands')}
        links={guide.brands.map(({ name, item_count }) => ({
          to: brandListPath({ brand: name }),
          label: name,
          note: number(item_count),
        }))}
      />
    );
  return (
    <>
      <PillLinks
        label={t('categories')}
        labelled
        links={guide.categories
          .filter(({ item_count }) => item_count > 0)
          .map((below) => ({ to: brandListPath({ brand, category: below }), label: below.name }))}
      />
      {category ? (
        <PillLinks
          label={t('attributes')}
          labelled
          links={guide.attributes.map(({ name, item_count }) => ({
            to: brandListPath({ brand, category, attribute: name }),
            label: name,
            note: number(item_count),
          }))}
        />
      ) : null}
    </>
  );
}
