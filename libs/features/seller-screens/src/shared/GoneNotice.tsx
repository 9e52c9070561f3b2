import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { findPortalPart } from './portal-parts.data.ts';
import type { PortalPart } from './portal-parts.data.ts';

type Props = { readonly part: PortalPart; readonly title: string };

/** Shown for a record that does not exist or belongs to another shop, with the way back to its section. */
export function GoneNotice({ part, title }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={title}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath(part)}>{t(findPortalPart(part).text)}</ButtonLink>}
    />
  );
}
