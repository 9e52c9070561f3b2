import { useConsentPort } from '@pasar/consent-api';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../shared/use-preferences.ts';

/** Whether the banner shows now: on this path, so long after the start, and until the visitor has chosen. @spec consent-banner */
export function useBannerShown(): boolean {
  const { keeper } = useConsentPort();
  const { pathname } = useLocation();
  const { need_consent } = usePreferences();
  const [shownOn, setShownOn] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const wait = async () => {
      const left = (await keeper()).bannerDelayLeftMs(pathname);
      if (!over && left !== undefined) timer = setTimeout(() => setShownOn(pathname), left);
    };
    // Without its keeper there is nothing that could be chosen.
    if (need_consent) wait().catch(() => undefined);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [keeper, pathname, need_consent]);
  return need_consent && shownOn === pathname;
}
