import { readMemberId, useSession } from '@pasar/account-api';
import { shopProductsApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useKeptDraft, useShowFailure, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PortalHead } from '../shared/PortalHead.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { emptyProductForm } from './product-form.ts';
import type { ProductForm } from './product-form.ts';
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
  const { initial, formKey, keepIfSignedOut, forget } = useKeptDraft<ProductForm>(
    'seller-product:new',
    readMemberId(useSession()),
  );
  const send = async (fields: ProductFields, form: ProductForm) => {
    const { error } = await save(fields);
    if (error) {
      keepIfSignedOut(error, form);
      return showFailure({ call: 'seller-product-save', error, fallbackMessage: t('product_failed') });
    }
    forget();
    toast({ message: t('product_saved'), kind: 'success' });
    return navigate(buildPath('seller-products'));
  };
  return (
    <ProductFormBody
      key={formKey}
      initial={{ ...emptyProductForm, ...initial }}
      isSaving={isLoading}
      onSave={(fields, form) => void send(fields, form)}
    />
  );
}
