import { listsApi } from '@pasar/catalogue-api';
import { PillLinks } from '@pasar/front-page';
import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { guideQuery } from './brand-list-data.ts';
import type { placedCategory } from './brand-list-data.ts';
import { brandListPath } from './brand-list-place.ts';
import type { BrandListPlace } from './brand-list-place.ts';

type Props = { readonly place: BrandListPlace; readonly category: ReturnType<typeof placedCategory> };

/** The next step down: first a brand, then a category of it, then a characteristic. */
export const BrandListGuide = ({ place, category }: Props): ReactElement | null => {
  const { brand, attribute } = place;
  const { currentData: guide } = listsApi.useGetListGuideQuery(guideQuery(place));
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
};
