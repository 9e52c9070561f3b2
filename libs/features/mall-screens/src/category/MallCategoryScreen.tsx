import { childCategories, useResultList } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { ButtonLink } from '@pasar/design-system';
import { CategoryLinks } from '@pasar/page-sections';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import { usePageSetting, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mallCategoryPath, mallPopularPath } from '../shared/mall-paths.ts';
import { MallCategory } from '../shared/MallCategory.tsx';
import { MallCrumbs } from '../shared/MallCrumbs.tsx';
import { MallPage } from '../shared/MallPage.tsx';
import { mallCategoryAddress, mallCategoryQuery } from './category-query.ts';

type Props = ScreenComponentProps<'mall-category'>;

/** The official shops' items of a category, with filters. */
export function MallCategoryScreen({ input }: Props): ReactElement {
  return (
    <MallPage>
      <MallCategory categoryId={input.params.categoryId}>
        {(trail, tree) => <CategoryList input={input} trail={trail} tree={tree} />}
      </MallCategory>
    </MallPage>
  );
}

type ListProps = Props & { readonly trail: readonly Category[]; readonly tree: readonly Category[] };

function CategoryList({ input, trail, tree }: ListProps): ReactElement {
  const { t } = useTranslation('mall-screens');
  const context = useScreenContext();
  const list = useResultList(mallCategoryQuery(input, context));
  const category = trail.at(-1);
  return (
    <ListPage>
      <MallCrumbs trail={trail} />
      <ResultList
        address={mallCategoryAddress(input, context)}
        list={list}
        setting={usePageSetting()}
        head={
          <>
            <ListHead title={category?.name ?? ''} answer={list.first} />
            <CategoryLinks
              label={t('subcategories', { name: category?.name })}
              categories={childCategories(tree, category?.catid)}
              pathOf={(child) => mallCategoryPath(child, context.market)}
            />
          </>
        }
        aside={<PopularItemsLink category={category} />}
      />
    </ListPage>
  );
}

function PopularItemsLink({ category }: { readonly category: Category | undefined }): ReactElement | null {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  return category ? (
    <div>
      <ButtonLink variant="secondary" icon="bolt" to={mallPopularPath(category, market)}>
        {t('popular_in', { name: category.name })}
      </ButtonLink>
    </div>
  ) : null;
}
