import { categoryTrail, mallApi, useResultList } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { FrontPage, FrontSkeleton } from '@pasar/front-page';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import { usePageSetting, useScreenContext } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { ToSupermarket } from '../shared/ToSupermarket.tsx';
import { AisleCrumbs } from './AisleCrumbs.tsx';
import { Branches } from './Branches.tsx';
import { aisleAddress, aisleIdOf, aisleQuery } from './category-query.ts';
import type { AisleRoute } from './category-query.ts';

type Props = ScreenComponentProps<AisleRoute>;

/** What supermarkets have of a category of any level, with everything that narrows it. */
export function AisleScreen({ input }: Props): ReactElement {
  return (
    <SupermarketPage>
      <Aisle input={input} />
    </SupermarketPage>
  );
}

const Aisle = ({ input }: Props): ReactElement => {
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
  const trail = categoryTrail(data.categories, aisleIdOf(input));
  return trail.length === 0 ? (
    <ToSupermarket illustration="signpost" headingLevel="h1" title={t('gone_title')} text={t('gone_text')} />
  ) : (
    <AisleList input={input} trail={trail} tree={data.categories} />
  );
};

type ListProps = Props & { readonly trail: readonly Category[]; readonly tree: readonly Category[] };

const AisleList = ({ input, trail, tree }: ListProps): ReactElement => {
  const list = useResultList(aisleQuery(input, useScreenContext()));
  return (
    <ListPage>
      <AisleCrumbs trail={trail} />
      <ResultList
        address={aisleAddress(input)}
        list={list}
        setting={usePageSetting()}
        head={
          <>
            <ListHead title={trail.at(-1)?.name ?? ''} answer={list.first} />
            <Branches trail={trail} tree={tree} />
          </>
        }
      />
    </ListPage>
  );
};
