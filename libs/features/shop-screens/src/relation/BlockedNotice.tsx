import type { Shop } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopRelation } from './use-shop-relation.ts';

/** Tells the shopper that they have blocked the shop. */
export function BlockedNotice({ shop }: { readonly shop: Shop }): ReactElement | null {
  const { t } = useTranslation('shop-screens');
  return useShopRelation(shop).isBlocked ? (
    <Notice tone="warning" title={t('blocked_title')}>
      {t('blocked_text')}
    </Notice>
  ) : null;
}
