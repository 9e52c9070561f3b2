import type { Partner, WalletAction } from '@pasar/integration';
import { integrationApi } from '@pasar/integration-api';
import { useShowFailure } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Redirects to a partner with a URL that the server signs; the partner redirects back to this page. */
export function useOpenPartner(partner: Partner, action?: WalletAction) {
  const { t } = useTranslation('integration-screens');
  const { pathname } = useLocation();
  const showFailure = useShowFailure();
  const [start, { isLoading, isSuccess }] = integrationApi.useStartIntegrationMutation();
  const open = async () => {
    const { data, error } = await start({ partner, back: pathname, ...(action && { action }) });
    if (data) return window.location.assign(data.url);
    return showFailure({ call: 'integration-start', error, fallbackMessage: t('failed') });
  };
  return { open, isOpening: isLoading || isSuccess };
}
