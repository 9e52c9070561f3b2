import type { CartLine } from '@pasar/cart-api';
import { Tag } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Labels a line that is a gift or new. The price and the deal already show a discount. @spec promotion-tag-kind */
export function PromotionTag({
  line: { promotion_tag: tag },
}: {
  readonly line: CartLine;
}): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  if (tag !== 'FREE_GIFT' && tag !== 'NEW') return null;
  return (
    <span>
      <Tag
        tone={tag === 'NEW' ? 'info' : 'accent-soft'}
        size="sm"
        {...(tag === 'FREE_GIFT' && { icon: 'package' })}
      >
        {t(`promotion_${tag}`)}
      </Tag>
    </span>
  );
}
