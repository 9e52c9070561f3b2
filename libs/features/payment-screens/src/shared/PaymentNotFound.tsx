import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The payment does not exist, or belongs to another member. */
export function PaymentNotFound(): ReactElement {
  const { t } = useTranslation('payment-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="parcel"
      title={t('not_found_title')}
      text={t('not_found_text')}
      action={<ButtonLink to={buildPath('purchase-list', {})}>{t('my_purchases')}</ButtonLink>}
    />
  );
}
