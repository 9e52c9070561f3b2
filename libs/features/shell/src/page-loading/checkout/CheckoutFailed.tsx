import { ErrorState } from '@pasar/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLoader } from '../loader-context.tsx';

/** Shown when the checkout module failed to load. Retrying loads the same URL again; no order was placed. */
export function CheckoutFailed() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { evict } = useLoader();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const retry = () => {
    evict(path);
    void navigate(path, { replace: true });
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
