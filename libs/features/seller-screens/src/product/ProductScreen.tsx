import { readMemberId, useSession } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
import { shopProductsApi } from '@pasar/catalogue-api';
import { errorCodes } from '@pasar/error-catalogue';
import { useKeptDraft, useShowFailure, useToast } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../shared/ChangedNotice.tsx';
import { PortalHead } from '../shared/PortalHead.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { PortalRecord } from '../shared/PortalRecord.tsx';
import { toProductForm } from './product-form.ts';
import type { ProductForm } from './product-form.ts';
import { ProductFormBody } from './ProductFormBody.tsx';
import type { ProductFields } from './read-product-form.ts';

const isChanged = (error: unknown): boolean => (error as ApiError).code === errorCodes.PRODUCT_CHANGED;

/** Edits a product; never overwrites what someone else has saved in the meantime. */
export function ProductScreen({ input }: ScreenComponentProps<'seller-product'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const query = shopProductsApi.useGetShopProductQuery({ itemid: input.params.itemId });
  return (
    <PortalPage part="seller-products">
      {() => (
        <PortalRecord
          query={query}
          part="seller-products"
          goneTitle={t('product_gone_title')}
          getVersion={({ revision }) => String(revision)}
        >
          {(product, onReload) => <EditProduct product={product} onReload={onReload} />}
        </PortalRecord>
      )}
    </PortalPage>
  );
}

type EditProps = {
  readonly product: NonNullable<ReturnType<typeof shopProductsApi.useGetShopProductQuery>['data']>;
  readonly onReload: () => unknown;
};

function EditProduct({ product, onReload }: EditProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [hasConflict, setHasConflict] = useState(false);
  const [save, { isLoading }] = shopProductsApi.useSaveShopProductMutation();
  const { itemid, revision, title } = product;
  const { initial, formKey, keepIfSignedOut, forget } = useKeptDraft<ProductForm>(
    `seller-product:${itemid}:${revision}`,
    readMemberId(useSession()),
  );
  const send = async (fields: ProductFields, form: ProductForm) => {
    const { error } = await save({ itemid, revision, ...fields });
    if (!error) {
      forget();
      return toast({ message: t('product_saved'), kind: 'success' });
    }
    if (isChanged(error)) return setHasConflict(true);
    keepIfSignedOut(error, form);
    return showFailure({ call: 'seller-product-save', error, fallbackMessage: t('product_failed') });
  };
  return (
    <>
      <PortalHead part="seller-products" title={title} />
      <ProductFormBody
        key={formKey}
        initial={{ ...toProductForm(product), ...initial }}
        saleEndsAt={product.flash_sale_ends_at}
        isSaving={isLoading}
        onSave={(fields, form) => void send(fields, form)}
      />
      {hasConflict ? <ChangedNotice title={t('changed_title')} onReload={onReload} /> : null}
    </>
  );
}
