import { useResultList } from '@pasar/catalogue-api';
import { SearchWithin } from '@pasar/front-page';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { usePageSetting, useScreenContext } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { allProductsAddress, allProductsQuery } from './all-products-query.ts';

type Props = ScreenComponentProps<'supermarket-all-products'>;

/** Everything that supermarkets have, with search, filters and orders. */
export function AllProductsScreen({ input }: Props): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const address = allProductsAddress(input);
  const list = useResultList(allProductsQuery(input, useScreenContext()));
  const { keyword } = address.params;
  const title = keyword === undefined ? t('all_products') : t('results_for', { keyword });
  return (
    <SupermarketPage current="supermarket-all-products">
      <ListPage>
        <ResultList
          address={address}
          list={list}
          setting={usePageSetting()}
          head={
            <>
              <SupermarketSearch address={address} />
              <ListHead title={title} answer={list.first} />
            </>
          }
        />
      </ListPage>
    </SupermarketPage>
  );
}

const SupermarketSearch = ({ address }: { readonly address: ListAddress }): ReactElement => {
  const { t } = useTranslation('supermarket-screens');
  const navigate = useNavigate();
  return (
    <SearchWithin
      label={t('search_label')}
      button={t('search_go')}
      keyword={address.params.keyword}
      action={address.to({ keyword: undefined })}
      onSearch={(keyword) => void navigate(address.to({ keyword }))}
    />
  );
};
