import { ErrorState } from '@pasar/design-system';
import { useStorages } from '@pasar/screen-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { reloadOnce } from '../../browser/reload-once.ts';
import { useLoader } from '../loader-context.tsx';

/**
 * Shown when the checkout module failed to load; no order was placed. A release may have replaced the module that this page
 * names, so the page is reloaded once, and by every retry. Offline, a retry loads the same module again.
 */
export function CheckoutFailed() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const storages = useStorages();
  const { evict } = useLoader();
  const { pathname, search } = useLocation();
  useEffect(() => void reloadOnce(window, storages), [storages]);
  const retry = () => {
    if (window.navigator.onLine) return window.location.reload();
    evict(pathname + search);
    void navigate(pathname + search, { replace: true });
  };
  return (
    <ErrorState
      headingLevel="h1"
      title={t('checkout_failed_title')}
      text={t('checkout_failed_text')}
      onRetry={retry}
    />
  );
}
