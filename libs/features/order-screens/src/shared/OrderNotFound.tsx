import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The order does not exist or belongs to another member. */
export function OrderNotFound(): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath('purchase-list', {})}>{t('purchases')}</ButtonLink>}
    />
  );
}
