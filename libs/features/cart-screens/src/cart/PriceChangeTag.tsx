import { priceChange } from '@pasar/cart';
import type { CartLine } from '@pasar/cart-api';
import { Tag } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** From which price to which one the line's has changed since the shopper saw it; nothing if it has not. */
export function PriceChangeTag({ line }: { readonly line: CartLine }): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  const { money } = useFormat();
  const { seen_price, price } = line;
  const change = priceChange(seen_price, price);
  if (!seen_price || !change) return null;
  return (
    <span>
      <Tag tone={change === 'rose' ? 'danger' : 'success'} size="sm" wraps>
        {t(`price_${change}`, { before: money(seen_price), after: money(price) })}
      </Tag>
    </span>
  );
}
