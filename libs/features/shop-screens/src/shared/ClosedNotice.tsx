import type { Shop } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the marketplace has closed a shop. */
export function ClosedNotice({ shop }: { readonly shop: Shop }): ReactElement | null {
  const { t } = useTranslation('shop-screens');
  return shop.is_closed ? (
    <Notice tone="warning" title={t('closed_title')}>
      {t('closed_text')}
    </Notice>
  ) : null;
}
