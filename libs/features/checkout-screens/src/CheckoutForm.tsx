import { Button, EmptyState, Notice, Stack } from '@pasar/design-system';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import { buildPath } from '@pasar/routing-table';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CheckoutForm.module.css';
import type { CheckoutFormProps } from './checkout-form-props.ts';
import { useHost } from './host/host-context.tsx';
import { useHostListText } from './host/use-host-list-text.ts';
import { isOrderPending } from './place/use-place-order.ts';
import { OrderSummary } from './sections/OrderSummary.tsx';
import { AddressSection } from './sections/AddressSection.tsx';
import { ChangedPrices } from './sections/ChangedPrices.tsx';
import { CoinSection } from './sections/CoinSection.tsx';
import { InvoiceSection } from './sections/InvoiceSection.tsx';
import { PaymentSection } from './sections/PaymentSection.tsx';
import { RefusedNotice } from './sections/PlacingNotice.tsx';
import { ShopSection } from './sections/ShopSection.tsx';
import { SurplusVouchers } from './sections/SurplusVouchers.tsx';
import { VoucherSection } from './sections/VoucherSection.tsx';

/** Address, shops, vouchers, payment and invoice, with the summary beside them (desktop) or below (mobile). */
export function CheckoutForm(props: CheckoutFormProps): ReactElement {
  const { preview } = props;
  const invoiceField = useRef<HTMLInputElement>(null);
  const [showsInvoiceError, setShowsInvoiceError] = useState(false);
  const showInvoiceError = () => {
    setShowsInvoiceError(true);
    invoiceField.current?.focus();
  };
  if (preview.shops.length === 0) return <NothingSelected {...props} />;
  return (
    <div className={styles.form}>
      <Stack gap="md" className={styles.sections} inert={isOrderPending(props.order.placing)}>
        <UnavailableLines preview={preview} />
        <ChangedPrices preview={preview} />
        <SurplusVouchers preview={preview} />
        <AddressSection {...props} />
        {preview.shops.map((shop) => (
          <ShopSection key={shop.shopid} shop={shop} {...props} />
        ))}
        <VoucherSection {...props} />
        <CoinSection {...props} />
        <PaymentSection {...props} />
        <InvoiceSection {...props} showsError={showsInvoiceError} fieldRef={invoiceField} />
      </Stack>
      <OrderSummary {...props} showsInvoiceError={showsInvoiceError} onInvoiceWrong={showInvoiceError} />
    </div>
  );
}

function UnavailableLines({ preview }: { readonly preview: CheckoutPreview }): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const list = useHostListText();
  const names = list(preview.left_out.map((line) => line.name));
  return names ? <Notice tone="warning">{t('left_out', { names })}</Notice> : null;
}

/** A checkout without lines, and why the order was rejected if that has emptied it; the pressed button is then gone. */
function NothingSelected({ preview, order }: CheckoutFormProps): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const { go } = useHost();
  const toCart = useRef<HTMLButtonElement>(null);
  const isRefused = order.placing.state === 'refused';
  useEffect(() => {
    if (isRefused && document.activeElement === document.body) toCart.current?.focus();
  }, [isRefused]);
  return (
    <Stack gap="md">
      <RefusedNotice placing={order.placing} total={preview.total} />
      <UnavailableLines preview={preview} />
      <EmptyState
        illustration="basket"
        title={t('nothing_title')}
        text={t('nothing_text')}
        action={
          <Button ref={toCart} onClick={() => go(buildPath('cart', {}))}>
            {t('to_cart')}
          </Button>
        }
      />
    </Stack>
  );
}
