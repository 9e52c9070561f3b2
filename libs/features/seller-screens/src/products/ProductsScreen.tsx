import { ButtonLink, Cluster, TabLinks } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from '../shared/PortalPage.tsx';
import { parseProductsQuery, productStates } from './parse-products-query.ts';
import { ProductList } from './ProductList.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import styles from '../shared/ListHead.module.css';

/** The products of the seller's shop by state, with a search by title. */
export function ProductsScreen({ input }: ScreenComponentProps<'seller-products'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { state, keyword } = parseProductsQuery(input.query);
  const links = [undefined, ...productStates].map((each) => ({
    to: buildPath('seller-products', {}, { ...(each && { state: each }), ...(keyword && { keyword }) }),
    label: t(each ? `product_${each}` : 'all'),
    current: each === state,
  }));
  return (
    <PortalPage part="seller-products">
      {(shop) => (
        <>
          <header className={styles.head}>
            <h1 className={styles.title}>{t('products')}</h1>
            <Cluster>
              <ButtonLink variant="secondary" to={buildPath('seller-import')}>
                {t('import_products')}
              </ButtonLink>
              <ButtonLink icon="plus" to={buildPath('seller-new-product')}>
                {t('add_product')}
              </ButtonLink>
            </Cluster>
          </header>
          <ProductSearch key={keyword} keyword={keyword ?? ''} state={state} />
          <TabLinks label={t('products')} links={links} />
          <ProductList key={input.query} query={input.query} shop={shop} />
        </>
      )}
    </PortalPage>
  );
}
