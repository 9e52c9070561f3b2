import { useResultList } from '@pasar/catalogue-api';
import { SearchableList } from '@pasar/page-sections';
import { usePageSetting, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { allProductsAddress, allProductsQuery } from './all-products-query.ts';

type Props = ScreenComponentProps<'supermarket-all-products'>;

/** All items of the supermarket, with search, filters and sorting. */
export function AllProductsScreen({ input }: Props): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const address = allProductsAddress(input);
  const { keyword } = address.params;
  return (
    <SupermarketPage current="supermarket-all-products">
      <SearchableList
        address={address}
        list={useResultList(allProductsQuery(input, useScreenContext()))}
        setting={usePageSetting()}
        title={keyword === undefined ? t('all_products') : t('results_for', { keyword })}
        words={{ label: t('search_label'), button: t('search_go') }}
      />
    </SupermarketPage>
  );
}
