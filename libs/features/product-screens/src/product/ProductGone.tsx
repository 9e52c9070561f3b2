import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The item does not exist, or has been removed. */
export function ProductGone(): ReactElement {
  const { t } = useTranslation('product-screens');
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath('search')}>{t('find_more')}</ButtonLink>}
    />
  );
}
