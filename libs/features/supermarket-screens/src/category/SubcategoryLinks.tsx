import { childCategories } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { CategoryLinks } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { supermarketTrailPath } from '../shared/supermarket-paths.ts';

type SubcategoryLinksProps = { readonly trail: readonly Category[]; readonly tree: readonly Category[] };

/** Links to the subcategories. */
export function SubcategoryLinks({ trail, tree }: SubcategoryLinksProps): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const category = trail.at(-1);
  return (
    <CategoryLinks
      label={t('subcategories', { name: category?.name })}
      categories={childCategories(tree, category?.catid)}
      pathOf={(category) => supermarketTrailPath([...trail, category])}
    />
  );
}
