import { frontNamespaces } from '@pasar/page-sections';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import type { ScreenInput } from '@pasar/screen-kit';
import type { RootState } from '@pasar/base-api';
import { selectMallTrail, mallCategoryStatus } from '../shared/mall-trail.ts';
import { mallBrandsPath } from '../shared/mall-paths.ts';
import { mallTexts } from '../translations.ts';
import { brandsNeeds } from './brands-needs.ts';
import { brandsQuery } from './brands-query.ts';
import type { BrandsRoute } from './brands-query.ts';
import { BrandsScreen } from './BrandsScreen.tsx';

const isCategoryInput = (input: ScreenInput<BrandsRoute>): input is ScreenInput<'mall-brands-category'> =>
  'categoryId' in input.params;

const categoryName = (state: RootState, input: ScreenInput<BrandsRoute>): string | undefined =>
  isCategoryInput(input) ? selectMallTrail(state, input).trail.at(-1)?.name : undefined;

/** @spec mall-brands mall-brands-category mall-brands-page */
export default defineScreen<BrandsRoute>({
  namespaces: [mallTexts, ...frontNamespaces],
  cacheable: { queryFields: ['letter'] },
  needs: [brandsNeeds],
  status: (state, input) => (isCategoryInput(input) ? mallCategoryStatus(state, input) : 200),
  head: (state, input, { market, origin }, t) => {
    const name = categoryName(state, input);
    if (isCategoryInput(input) && name === undefined) return { title: t('gone_title'), robots: 'noindex' };
    const page = name === undefined ? t('brands') : t('brands_in', { name });
    const { category, letter } = brandsQuery(input);
    const path = mallBrandsPath({ category }, market);
    return {
      title: t('page_title', { page }),
      description: t('brands_text'),
      canonical: path,
      jsonLd: [collectionPage(origin, page, path)],
      ...(letter !== undefined && { robots: 'noindex, follow' }),
    };
  },
  Screen: BrandsScreen,
});
