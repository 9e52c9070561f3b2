import { priceChange } from '@pasar/cart';
import { Tag } from '@pasar/design-system';
import type { CheckoutShop } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';

type Props = { readonly line: CheckoutShop['lines'][number] };

/** From which price to which one the line's has changed since the shopper saw it in the cart; nothing if it has not. */
export function PriceChangeTag({ line: { seen_price, price } }: Props): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  const change = priceChange(seen_price, price);
  if (!seen_price || !change) return null;
  return (
    <span>
      <Tag tone={change === 'rose' ? 'danger' : 'success'} size="sm">
        {t(`price_${change}`, { before: format.money(seen_price), after: format.money(price) })}
      </Tag>
    </span>
  );
}
