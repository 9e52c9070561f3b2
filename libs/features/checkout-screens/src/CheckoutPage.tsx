import { Container, ErrorState } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckoutForm } from './CheckoutForm.tsx';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { initialChoices, previewQuery, resolveVouchers, withChoices } from './choices/choices.ts';
import type { ShopperChoices } from './choices/choices.ts';
import { useHost } from './host/host-context.tsx';
import { useAccountApi, useOrderApi } from './host/use-apis.ts';
import { useLeaveCheckout } from './place/use-leave-checkout.ts';
import { isOrderPending, usePlaceOrder } from './place/use-place-order.ts';
import type { PlaceOrder } from './place/use-place-order.ts';
import { UnknownNotice } from './sections/PlacingNotice.tsx';

/** The selected cart lines, priced by the server after every choice, and the button to place the order. */
export function CheckoutPage(): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const { query } = useHost();
  const [choices, setChoices] = useState<ShopperChoices>(() => initialChoices(query));
  const order = useOrder();
  // Placing an order removes its lines from the cart: while one is pending, keep showing the last preview.
  const isPending = isOrderPending(order.placing);
  const preview = useOrderApi().usePreviewCheckoutQuery(previewQuery(choices), { skip: isPending });
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{t('checkout')}</h1>
      {preview.data && (!isPending || preview.data.shops.length > 0) ? (
        <CheckoutForm
          preview={preview.data}
          stale={preview.isFetching}
          failed={preview.isError}
          choices={resolveVouchers(choices, preview.data)}
          order={order}
          onRetry={preview.refetch}
          onChoose={(more) => setChoices((before) => withChoices(before, more))}
        />
      ) : order.placing.state === 'unknown' ? (
        <UnknownNotice onCheck={order.checkAgain} />
      ) : preview.isError ? (
        <ErrorState onRetry={preview.refetch} retrying={preview.isFetching} />
      ) : (
        <CheckoutSkeleton />
      )}
    </Container>
  );
}

/** Places the order; its next page replaces the checkout. */
function useOrder(): PlaceOrder {
  const leave = useLeaveCheckout();
  const { data: account } = useAccountApi().useGetAccountInfoQuery();
  return usePlaceOrder(account?.userid ?? 0, (order, intent) => void leave(order, intent));
}
