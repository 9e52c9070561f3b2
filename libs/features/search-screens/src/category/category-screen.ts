import { searchFieldNames } from '@pasar/search-params';
import { trailPath } from '@pasar/catalogue-api';
import { activeFilters, resultNamespaces } from '@pasar/result-list';
import { defineScreen } from '@pasar/screen-kit';
import { readListAddress } from '../read-list-address.ts';
import { searchTexts } from '../translations.ts';
import { itemsInState, selectTrail } from './category-data.ts';
import type { CategoryRoute } from './category-data.ts';
import { categoryJsonLd } from './category-json-ld.ts';
import { categoryNeeds } from './category-needs.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

/** @spec category-page category category-l2 category-l3 */
export default defineScreen<CategoryRoute>({
  namespaces: [searchTexts, ...resultNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [categoryNeeds],
  status: (state, input) => {
    const { trail, loaded } = selectTrail(state, input);
    return loaded && trail.length === 0 ? 404 : 200;
  },
  head: (state, input, context, t) => {
    const { trail } = selectTrail(state, input);
    const name = trail.at(-1)?.name;
    if (name === undefined) return { title: t('gone_title'), robots: 'noindex' };
    return {
      title: t('category_title', { name }),
      description: t('category_description', { name }),
      canonical: trailPath(trail),
      jsonLd: categoryJsonLd(trail, itemsInState(state, input, context), context.origin),
      ...(activeFilters(readListAddress(input).params).length > 0 && { robots: 'noindex, follow' }),
    };
  },
  Screen: CategoryScreen,
});
