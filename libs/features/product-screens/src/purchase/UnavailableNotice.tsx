import { Notice } from '@pasar/design-system';
import type { UnpurchasableReason } from '@pasar/item';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseState } from './use-purchase.ts';

const textKeys = {
  missing: 'unavailable',
  'out-of-stock': 'sold_out_text',
  unavailable: 'unavailable',
  'adult-only': 'adult_title',
  'own-shop': 'own_shop',
} as const satisfies Record<UnpurchasableReason, string>;

/** Why the item cannot be bought; renders nothing if it can. @spec purchasable own-shop */
export function UnavailableNotice({
  purchase: { purchasable },
}: {
  readonly purchase: PurchaseState;
}): ReactElement | null {
  const { t } = useTranslation('product-screens');
  if (purchasable.purchasable) return null;
  const soldOut = purchasable.reason === 'out-of-stock';
  return (
    <Notice tone="warning" action={soldOut ? <a href="#similar">{t('see_similar')}</a> : undefined}>
      {t(textKeys[purchasable.reason])}
    </Notice>
  );
}
