import { ButtonLink, EmptyState } from '@pasar/design-system';
import type { OwnShop } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { listOpenParts } from './portal-parts.data.ts';

/** Shown to a member whose role may not open the page, with the way to the first section that it may open. */
export function NotAllowed({ shop: { name, role } }: { readonly shop: OwnShop }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const [open] = listOpenParts(role);
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('not_allowed_title')}
      text={t('not_allowed_text', { shop: name })}
      action={open ? <ButtonLink to={buildPath(open.route)}>{t(open.text)}</ButtonLink> : undefined}
    />
  );
}
