import { isNotFound } from '@pasar/base-api';
import type { ApiError } from '@pasar/base-api';
import { shopProductsApi } from '@pasar/catalogue-api';
import { Button, ButtonLink, EmptyState, ErrorState, Notice, Skeleton } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { buildPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from '../shared/PortalPage.tsx';
import { toProductForm } from './product-form.ts';
import { ProductFormBody } from './ProductFormBody.tsx';
import { ProductHead } from './ProductHead.tsx';
import styles from './ProductScreen.module.css';
import type { ProductFields } from './read-product-form.ts';

const isChanged = (error: unknown): boolean => (error as ApiError).code === errorCodes.PRODUCT_CHANGED;

/** Edits a product; never overwrites what someone else has saved in the meantime. */
export function ProductScreen({ input }: ScreenComponentProps<'seller-product'>): ReactElement {
  const { itemId: itemid } = input.params;
  const found = shopProductsApi.useGetShopProductQuery({ itemid });
  return (
    <PortalPage part="seller-products">
      {() =>
        found.data && !found.error ? (
          // Remount the form with the saved values.
          <EditProduct key={found.data.revision} product={found.data} onReload={found.refetch} />
        ) : isNotFound(found.error) ? (
          <ProductNotFound />
        ) : found.error ? (
          <ErrorState headingLevel="h1" onRetry={found.refetch} retrying={found.isFetching} />
        ) : (
          <Skeleton shape="block" className={styles.loading} />
        )
      }
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
  const send = async (fields: ProductFields) => {
    const { error } = await save({ itemid, revision, ...fields });
    if (!error) return toast({ message: t('product_saved'), kind: 'success' });
    if (isChanged(error)) return setHasConflict(true);
    return showFailure({ call: 'seller-product-save', error, fallbackMessage: t('product_failed') });
  };
  return (
    <>
      <ProductHead title={title} />
      <ProductFormBody
        initial={toProductForm(product)}
        saleEndsAt={product.flash_sale_ends_at}
        isSaving={isLoading}
        onSave={(fields) => void send(fields)}
      />
      {hasConflict ? (
        <Notice
          tone="warning"
          announce
          title={t('changed_title')}
          action={
            <Button size="sm" onClick={() => void onReload()}>
              {t('reload')}
            </Button>
          }
        >
          {t('changed_text')}
        </Notice>
      ) : null}
    </>
  );
}

function ProductNotFound(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('product_gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath('seller-products')}>{t('products')}</ButtonLink>}
    />
  );
}
