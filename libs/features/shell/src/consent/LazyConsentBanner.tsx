import { useConsentPort } from '@pasar/consent-api';
import { useScreenContext } from '@pasar/screen';
import type { Namespace } from '@pasar/screen';
import type { i18n as Texts } from 'i18next';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadNamespaces } from '../texts/load-namespaces.ts';

/** The consent banner as an app hands it over: a chunk of its own. */
export type LoadBanner = () => Promise<{
  readonly default: { readonly namespaces: readonly Namespace[]; readonly Banner: ComponentType };
}>;

type Props = { readonly load: LoadBanner; readonly texts: Texts };

/** Where the banner comes to stand, in a market that requires consent, once the page listens. It is never in the server's page. */
export function LazyConsentBanner({ load, texts }: Props) {
  const { market, language } = useScreenContext();
  const { keeper } = useConsentPort();
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (market.consent === 'none') return;
    const loadBanner = async () => {
      // The keeper too, whether there is something to ask or not: it hears of other tabs and tells the tag manager.
      const [{ default: banner }] = await Promise.all([load(), keeper()]);
      await loadNamespaces(texts, language, banner.namespaces);
      setBanner(() => banner.Banner);
    };
    // Without its chunk there is no banner, and nothing that would need one: it is tried again with the next page.
    loadBanner().catch(() => undefined);
  }, [load, keeper, texts, market, language]);
  return Banner ? <Banner /> : null;
}
