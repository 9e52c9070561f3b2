import type { CartLine } from '@pasar/cart-api';
import { Tag } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Tells that a line is a gift or new. A discount stands in the price and in the deal already. @spec promotion-tag-kind */
export function PromotionTag({
  line: { promotion_tag: tag },
}: {
  readonly line: CartLine;
}): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  if (tag !== 'FREE_GIFT' && tag !== 'NEW') return null;
  return (
    <span>
      <Tag tone="accent-soft" size="sm" {...(tag === 'FREE_GIFT' && { icon: 'package' })}>
        {t(`promotion_${tag}`)}
      </Tag>
    </span>
  );
}
