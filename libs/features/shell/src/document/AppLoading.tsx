import { appLoadingText, placeholderDelayMs } from '@pasar/page-shell-rules';
import { useEffect, useState } from 'react';

/** The fallback while a page loads; it shows only after a delay. @spec app-loading app-loading-text loading-text */
export function AppLoading() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), placeholderDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{isDue ? appLoadingText : ''}</p>;
}
