import { ErrorState } from '@pasar/design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Tells whether the store is unavailable or the browser is offline, with a button to reload. */
export function UnavailableScreen() {
  const { t } = useTranslation('system-screens');
  const online = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const state = online ? 'unavailable' : 'offline';
  return (
    <ErrorState
      headingLevel="h1"
      title={t(`${state}_title`)}
      text={t(`${state}_text`)}
      onRetry={() => window.location.reload()}
    />
  );
}
