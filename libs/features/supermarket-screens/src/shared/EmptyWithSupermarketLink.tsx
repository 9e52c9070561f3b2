import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type EmptyWithSupermarketLinkProps = Pick<
  ComponentProps<typeof EmptyState>,
  'title' | 'text' | 'headingLevel' | 'illustration'
>;

/** An empty state with a link to the supermarket's home page. */
export function EmptyWithSupermarketLink(props: EmptyWithSupermarketLinkProps): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <EmptyState
      {...props}
      action={<ButtonLink to={buildPath('supermarket')}>{t('to_supermarket')}</ButtonLink>}
    />
  );
}
