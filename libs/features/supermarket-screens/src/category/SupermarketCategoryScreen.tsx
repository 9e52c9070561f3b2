import { categoryTrail, mallApi, useResultList } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { FrontPage, FrontSkeleton } from '@pasar/page-sections';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import { usePageSetting, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { EmptyWithSupermarketLink } from '../shared/EmptyWithSupermarketLink.tsx';
import { SupermarketCrumbs } from './SupermarketCrumbs.tsx';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';
import { categoryAddress, readCategoryId, categoryItemsQuery } from './category-query.ts';
import type { CategoryRoute } from './category-query.ts';

type Props = ScreenComponentProps<CategoryRoute>;

/** The supermarkets' items of a category of any level, with filters. */
export function SupermarketCategoryScreen({ input }: Props): ReactElement {
  return (
    <SupermarketPage>
      <CategoryLoader input={input} />
    </SupermarketPage>
  );
}

function CategoryLoader({ input }: Props): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const { data, isError, isFetching, refetch } = mallApi.useGetSupermarketCategoriesQuery();
  if (!data) {
    return (
      <FrontPage>
        {isError ? (
          <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h1" />
        ) : (
          <FrontSkeleton />
        )}
      </FrontPage>
    );
  }
  const trail = categoryTrail(data.categories, readCategoryId(input));
  return trail.length === 0 ? (
    <EmptyWithSupermarketLink
      illustration="signpost"
      headingLevel="h1"
      title={t('gone_title')}
      text={t('gone_text')}
    />
  ) : (
    <CategoryList input={input} trail={trail} tree={data.categories} />
  );
}

type ListProps = Props & { readonly trail: readonly Category[]; readonly tree: readonly Category[] };

function CategoryList({ input, trail, tree }: ListProps): ReactElement {
  const list = useResultList(categoryItemsQuery(input, useScreenContext()));
  return (
    <ListPage>
      <SupermarketCrumbs trail={trail} />
      <ResultList
        address={categoryAddress(input)}
        list={list}
        setting={usePageSetting()}
        head={
          <>
            <ListHead title={trail.at(-1)?.name ?? ''} answer={list.first} />
            <SubcategoryLinks trail={trail} tree={tree} />
          </>
        }
      />
    </ListPage>
  );
}
