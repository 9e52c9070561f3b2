import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { searchTexts } from '../translations.ts';
import { allCategoriesNeeds } from './all-categories-needs.ts';
import { AllCategoriesScreen } from './AllCategoriesScreen.tsx';

/** @spec all-categories all-categories-page */
export default defineScreen<'all-categories'>({
  namespaces: [searchTexts],
  cacheable: { queryFields: [] },
  needs: [allCategoriesNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('all_categories_title'),
    description: t('all_categories_description'),
    canonical: buildPath('all-categories'),
  }),
  Screen: AllCategoriesScreen,
});
