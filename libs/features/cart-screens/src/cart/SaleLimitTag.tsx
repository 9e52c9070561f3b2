import type { CartLine } from '@pasar/cart-api';
import { Tag } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the shopper has bought as many as the flash sale allows, so that the line has its usual price. */
export function SaleLimitTag({
  line: { used_sale_limit: limit },
}: {
  readonly line: CartLine;
}): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  const { number } = useFormat();
  return limit ? (
    <span>
      <Tag size="sm" wraps>
        {t('sale_limit_used', { amount: number(limit) })}
      </Tag>
    </span>
  ) : null;
}
