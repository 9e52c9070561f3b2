import { Button, Notice } from '@pasar/design-system';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderApi } from '../host/use-apis.ts';

/** Tells that prices differ from those that the shopper saw in the cart, and accepts them. Placing the order accepts them as well. */
export function ChangedPrices({ preview }: { readonly preview: CheckoutPreview }): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const [acceptPrices, { isLoading }] = useOrderApi().useAcceptPricesMutation();
  const lines = preview.shops.flatMap(({ shopid, lines }) =>
    lines.flatMap(({ itemid, modelid, seen_price, price }) =>
      seen_price ? [{ shopid, itemid, ...(modelid && { modelid }), seen_price: price }] : [],
    ),
  );
  if (lines.length === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="sm"
          variant="secondary"
          loading={isLoading}
          onClick={() => void acceptPrices({ lines })}
        >
          {t('accept_prices')}
        </Button>
      }
    >
      {t('prices_changed')}
    </Notice>
  );
}
