import { appLoadingText, placeholderDelayMs } from '@pasar/storefront';
import { useEffect, useState } from 'react';

/** Stands where nothing else can be said yet; what comes soon never shows it. @spec app-loading app-loading-text loading-text */
export function AppLoading() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), placeholderDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{isDue ? appLoadingText : ''}</p>;
}
