import { ErrorState } from '@pasar/design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says which of the two it is, and loads the page anew when asked. */
export function UnavailableScreen() {
  const { t } = useTranslation('system-screens');
  const online = useSyncExternalStore(
    onConnection,
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
