import { Tag } from '@pasar/design-system';
import type { CheckoutShop } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';

type Props = { readonly line: CheckoutShop['lines'][number] };

/** Says that the shopper has bought as many as the flash sale allows, so that the line has its usual price. */
export function SaleLimitTag({ line: { used_sale_limit: limit } }: Props): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  return limit ? (
    <span>
      <Tag size="sm" wraps>
        {t('sale_limit_used', { amount: format.number(limit) })}
      </Tag>
    </span>
  ) : null;
}
