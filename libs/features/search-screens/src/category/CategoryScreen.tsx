import { catalogueApi, categoryTrail, childCategories } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { ButtonLink, Container, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { listAddress } from '../list/list-address.ts';
import { ListHead } from '../list/ListHead.tsx';
import { ResultList } from '../list/ResultList.tsx';
import { useResultList } from '../list/use-result-list.ts';
import { CategoryCrumbs } from './CategoryCrumbs.tsx';
import { categoryQueryOf, catidOf } from './category-data.ts';
import type { CategoryRoute } from './category-data.ts';
import { SubCategories } from './SubCategories.tsx';
import styles from '../list/ListPage.module.css';

type Props = ScreenComponentProps<CategoryRoute>;

/** One alley of the market: where it lies, what branches off, and everything in it. */
export function CategoryScreen({ input }: Props): ReactElement {
  const { data, isError, isFetching, refetch } = catalogueApi.useGetCategoryTreeQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h1" />;
  if (!data)
    return (
      <Container className={styles.page}>
        <Skeleton width="half" />
      </Container>
    );
  const trail = categoryTrail(data.categories, catidOf(input));
  return trail.length === 0 ? (
    <CategoryGone />
  ) : (
    <CategoryList input={input} trail={trail} tree={data.categories} />
  );
}

type CategoryListProps = Props & { readonly trail: readonly Category[]; readonly tree: readonly Category[] };

const CategoryList = ({ input, trail, tree }: CategoryListProps): ReactElement => {
  const list = useResultList(categoryQueryOf(input, useScreenContext()));
  const category = trail.at(-1);
  return (
    <Container className={styles.page}>
      <CategoryCrumbs trail={trail} />
      <ResultList
        address={listAddress(input)}
        list={list}
        head={
          <>
            <ListHead title={category?.name ?? ''} total={list.first?.total} />
            <SubCategories trail={trail} below={childCategories(tree, category?.catid)} />
          </>
        }
      />
    </Container>
  );
};

const CategoryGone = (): ReactElement => {
  const { t } = useTranslation('search-screens');
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath('all-categories')}>{t('all_categories')}</ButtonLink>}
    />
  );
};
