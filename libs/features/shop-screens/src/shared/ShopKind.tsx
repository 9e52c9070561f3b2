import type { Shop } from '@pasar/catalogue-api';
import { Tag } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The tag of an official, supermarket or preferred shop. */
export function ShopKind({ shop }: { readonly shop: Shop }): ReactElement | null {
  const { t } = useTranslation('shop-screens');
  if (shop.is_official_shop && shop.show_official_shop_label)
    return <Tag tone="official">{t('official_shop')}</Tag>;
  if (shop.is_mart) return <Tag tone="supermarket">{t('supermarket')}</Tag>;
  if (shop.is_preferred_plus_seller) return <Tag tone="accent">{t('preferred_plus_shop')}</Tag>;
  return shop.shopee_verified ? <Tag tone="accent-soft">{t('preferred_shop')}</Tag> : null;
}
