import { catalogueApi } from '@pasar/catalogue-api';
import { frontNamespaces } from '@pasar/front-page';
import { defineScreen } from '@pasar/screen';
import { listedItems } from '../shared/listed-items.ts';
import { goneHead, listHead } from '../shared/list-head.ts';
import { listTexts } from '../translations.ts';
import { brandListQuery, canonicalOf, categoryIsGone, placedCategory, placeName } from './brand-list-data.ts';
import { brandListNeeds } from './brand-list-needs.ts';
import { brandListPlace } from './brand-list-place.ts';
import { BrandListScreen } from './BrandListScreen.tsx';

/** @spec list list-page */
export default defineScreen<'list'>({
  namespaces: [listTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [brandListNeeds],
  status: (state, input) => {
    const place = brandListPlace(input);
    return !place || categoryIsGone(state, place) ? 404 : 200;
  },
  head: (state, input, context, t) => {
    const place = brandListPlace(input);
    if (!place || categoryIsGone(state, place)) return goneHead(t('none_title'));
    const tree = catalogueApi.endpoints.getCategoryTree.select()(state).data?.categories;
    const category = placedCategory(tree, place);
    const name = placeName(place, category) || t('brands');
    return listHead(
      {
        name,
        description: place.brand === undefined ? t('brands_text') : t('brand_text', { name }),
        canonical: canonicalOf(place, category),
        items: listedItems(state, brandListQuery(place)),
      },
      context,
      t,
    );
  },
  Screen: BrandListScreen,
});
