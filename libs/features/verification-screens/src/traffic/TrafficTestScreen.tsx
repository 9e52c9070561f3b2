import { ButtonLink, FormPage, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const routes = [
  'verify-traffic',
  'verify-traffic-error',
  'verify-captcha',
  'verify-otp',
  'verify-ivs',
] as const;
const texts = {
  'verify-traffic': 'traffic',
  'verify-traffic-error': 'traffic_error',
  'verify-captcha': 'captcha',
  'verify-otp': 'code',
  'verify-ivs': 'identity',
} as const;

/** Test environments only: opens each verification, and returns here. */
export function TrafficTestScreen(): ReactElement {
  const { t } = useTranslation('verification-screens');
  const next = buildPath('verify-traffic-test');
  return (
    <FormPage title={t('title_traffic_test')} lead={t('lead_traffic_test')}>
      <Stack gap="md">
        {routes.map((route) => (
          <ButtonLink key={route} variant="secondary" block to={buildPath(route, {}, { next })}>
            {t(texts[route] === 'traffic_error' ? 'traffic_error_title' : `title_${texts[route]}`)}
          </ButtonLink>
        ))}
      </Stack>
    </FormPage>
  );
}
