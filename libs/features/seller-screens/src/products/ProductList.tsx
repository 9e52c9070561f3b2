import { shopProductsApi } from '@pasar/catalogue-api';
import type { OwnShop } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalList } from '../shared/PortalList.tsx';
import { parseProductsQuery } from './parse-products-query.ts';
import { ProductCard } from './ProductCard.tsx';

type Props = { readonly query: string; readonly shop: OwnShop };

/** Lists the products that match the URL, newest first. */
export function ProductList({ query, shop }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalList
      query={shopProductsApi.useListShopProductsInfiniteQuery(parseProductsQuery(query))}
      readEntries={(page) => page.products}
      emptyTitle={t('no_products_title')}
      emptyText={t('no_products_text')}
      moreLabel={t('more_products')}
    >
      {(products) =>
        products.map((product) => <ProductCard key={product.itemid} product={product} shop={shop} />)
      }
    </PortalList>
  );
}
