import { Notice } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says until when a flash sale fixes price, variations and visibility (epoch milliseconds). */
export function SaleNotice({ endsAt }: { readonly endsAt: number }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  return (
    <Notice tone="info" title={t('sale_fixed_title', { date: format.dateTime(endsAt) })}>
      {t('sale_fixed_text')}
    </Notice>
  );
}
