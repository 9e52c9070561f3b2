import { useConsentPort } from '@pasar/consent-api';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCookiePreferences } from '../shared/use-cookie-preferences.ts';

/** Whether to show the banner: on this path, after its delay, until the visitor has chosen. @spec consent-banner */
export function useBannerShown(): boolean {
  const { loadConsent } = useConsentPort();
  const { pathname } = useLocation();
  const { need_consent } = useCookiePreferences();
  const [shownPath, setShownPath] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    const scheduleBanner = async () => {
      const remainingMs = (await loadConsent()).bannerDelayLeftMs(pathname);
      if (!isCancelled && remainingMs !== undefined)
        timer = setTimeout(() => setShownPath(pathname), remainingMs);
    };
    // Without the consent module no choice could be saved.
    if (need_consent) scheduleBanner().catch(() => undefined);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [loadConsent, pathname, need_consent]);
  return need_consent && shownPath === pathname;
}
