import { appLoadingText, placeholderDelay } from '@pasar/storefront';
import { useEffect, useState } from 'react';

/** Stands where nothing else can be said yet; what comes soon never shows it. @spec app-loading-text loading-text */
export function AppLoading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), placeholderDelay);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{late ? appLoadingText : ''}</p>;
}
