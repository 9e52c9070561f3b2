import { trailPath } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { activeFilters, resultNamespaces } from '@pasar/result-list';
import { defineScreen } from '@pasar/screen';
import { listAddressOf } from '../list-address-of.ts';
import { searchTexts } from '../translations.ts';
import { trailInState } from './category-data.ts';
import type { CategoryRoute } from './category-data.ts';
import { categoryNeeds } from './category-needs.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

const breadcrumbs = (trail: readonly Category[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((category, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: category.name,
    item: origin + trailPath(trail.slice(0, index + 1)),
  })),
});

/** @spec category category-l2 category-l3 */
export default defineScreen<CategoryRoute>({
  namespaces: [searchTexts, ...resultNamespaces],
  cacheable: true,
  needs: [categoryNeeds],
  status: (state, input) => {
    const { trail, loaded } = trailInState(state, input);
    return loaded && trail.length === 0 ? 404 : 200;
  },
  head: (state, input, { origin }, t) => {
    const { trail } = trailInState(state, input);
    const name = trail.at(-1)?.name;
    if (name === undefined) return { title: t('gone_title'), robots: 'noindex' };
    return {
      title: t('category_title', { name }),
      description: t('category_description', { name }),
      canonical: trailPath(trail),
      jsonLd: [breadcrumbs(trail, origin)],
      ...(activeFilters(listAddressOf(input).params).length > 0 && { robots: 'noindex, follow' }),
    };
  },
  Screen: CategoryScreen,
});
