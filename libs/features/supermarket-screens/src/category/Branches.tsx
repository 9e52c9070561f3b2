import { childCategories } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { CategoryLinks } from '@pasar/front-page';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { supermarketTrailPath } from '../shared/supermarket-paths.ts';

type BranchesProps = { readonly trail: readonly Category[]; readonly tree: readonly Category[] };

/** What branches off in the supermarket. */
export const Branches = ({ trail, tree }: BranchesProps): ReactElement => {
  const { t } = useTranslation('supermarket-screens');
  const here = trail.at(-1);
  return (
    <CategoryLinks
      label={t('subcategories', { name: here?.name })}
      categories={childCategories(tree, here?.catid)}
      pathOf={(category) => supermarketTrailPath([...trail, category])}
    />
  );
};
