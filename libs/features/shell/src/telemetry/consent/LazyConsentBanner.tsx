import { useConsentPort } from '@pasar/consent-api';
import { useScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LoadBanner } from '../../app/lazy-parts.ts';
import { loadNamespaces } from '../../page-loading/texts/load-namespaces.ts';

type Props = { readonly load: LoadBanner; readonly texts: Texts };

/** Loads and renders the banner after hydration, in a market that requires consent. The server never renders it. */
export function LazyConsentBanner({ load, texts }: Props) {
  const { market, language } = useScreenContext();
  const { loadConsent } = useConsentPort();
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (market.consent === 'none') return;
    const loadBanner = async () => {
      // Consent itself is loaded as well, banner or not: it syncs with other tabs and updates the tag manager.
      const [{ default: banner }] = await Promise.all([load(), loadConsent()]);
      await loadNamespaces(texts, { market, language }, banner.namespaces);
      setBanner(() => banner.Banner);
    };
    // If the chunk fails to load there is no banner, and nothing needs consent; the next page tries again.
    loadBanner().catch(() => undefined);
  }, [load, loadConsent, texts, market, language]);
  return Banner ? <Banner /> : null;
}
