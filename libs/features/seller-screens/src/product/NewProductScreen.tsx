import { shopProductsApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PortalHead } from '../shared/PortalHead.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { emptyProductForm } from './product-form.ts';
import { ProductFormBody } from './ProductFormBody.tsx';
import type { ProductFields } from './read-product-form.ts';

/** Adds a product, and returns to the list, which shows it first. */
export function NewProductScreen(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalPage part="seller-products">
      {() => (
        <>
          <PortalHead part="seller-products" title={t('add_product')} />
          <AddProduct />
        </>
      )}
    </PortalPage>
  );
}

function AddProduct(): ReactElement {
  const { t } = useTranslation('seller-screens');
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [save, { isLoading }] = shopProductsApi.useSaveShopProductMutation();
  const send = async (fields: ProductFields) => {
    const { error } = await save(fields);
    if (error)
      return showFailure({ call: 'seller-product-save', error, fallbackMessage: t('product_failed') });
    toast({ message: t('product_saved'), kind: 'success' });
    return navigate(buildPath('seller-products'));
  };
  return (
    <ProductFormBody initial={emptyProductForm} isSaving={isLoading} onSave={(fields) => void send(fields)} />
  );
}
