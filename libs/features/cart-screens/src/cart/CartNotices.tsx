import type { Cart } from '@pasar/cart-api';
import { Button, Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartChanges } from './use-cart-changes.ts';

type Props = { readonly cart: Cart; readonly changes: CartChanges };

/** What has changed in the cart since the shopper saw it, each with one step that settles it for all lines. */
export function CartNotices({ cart, changes }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const lines = cart.shops.flatMap((shop) => shop.lines);
  const repriced = lines.filter(({ seen_price }) => seen_price);
  const unavailable = lines.filter(({ problem }) => problem && problem !== 'not-enough-stock');
  return (
    <>
      {repriced.length > 0 ? (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="secondary" onClick={() => changes.acceptPrices(repriced)}>
              {t('accept_prices')}
            </Button>
          }
        >
          {t('prices_changed')}
        </Notice>
      ) : null}
      {unavailable.length > 0 ? (
        <Notice
          action={
            <Button size="sm" variant="secondary" onClick={() => changes.removeAll(unavailable)}>
              {t('remove_unavailable')}
            </Button>
          }
        >
          {t('unavailable_lines')}
        </Notice>
      ) : null}
    </>
  );
}
