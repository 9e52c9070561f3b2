import { useConsentPort } from '@pasar/consent-api';
import { languageCookieName, languageName, markets, offeredLanguages } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen';
import type { ScreenContext } from '@pasar/screen';

/** The other market's store of this deployment: its first host, under the same scheme and port. */
function originOf({ origin }: ScreenContext, host: string): string {
  const url = new URL(origin);
  if (host.includes(':')) url.host = host;
  else url.hostname = host;
  return url.origin;
}

/** What market and language there are to choose from, and how a language is chosen. */
export function useChoices() {
  const context = useScreenContext();
  const { setCookie } = useConsentPort();
  return {
    markets: markets.map(({ code, nativeName, hosts }) => ({
      value: code,
      label: nativeName,
      href: originOf(context, hosts[0]),
      current: code === context.market.code,
    })),
    languages: offeredLanguages(context.market, context.toggles).map((language) => ({
      value: language,
      label: languageName(language),
      current: language === context.language,
    })),
    onLanguageChange: (language: string) => {
      const chosen = context.market.languages.find((offered) => offered === language);
      if (!chosen) return;
      void setCookie(languageCookieName, chosen).then(() => window.location.reload());
    },
  };
}
