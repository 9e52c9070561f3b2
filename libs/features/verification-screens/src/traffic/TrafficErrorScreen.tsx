import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Shown when the browser check failed: possible reasons, and a retry. */
export function TrafficErrorScreen({ input }: ScreenComponentProps<'verify-traffic-error'>): ReactElement {
  const { t } = useTranslation('verification-screens');
  const next = new URLSearchParams(input.query).get('next');
  return (
    <EmptyState
      illustration="storm"
      headingLevel="h1"
      title={t('traffic_error_title')}
      text={t('traffic_error_text')}
      action={
        <ButtonLink to={buildPath('verify-traffic', {}, next === null ? {} : { next })}>
          {t('check_again')}
        </ButtonLink>
      }
    />
  );
}
