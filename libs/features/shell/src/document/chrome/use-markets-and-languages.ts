import { useConsentPort } from '@pasar/consent-api';
import { languageCookieName, languageName, marketOrigin, markets, offeredLanguages } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';

/** The markets and languages to choose from, and the handler that changes the language. */
export function useMarketsAndLanguages() {
  const context = useScreenContext();
  const { setCookie } = useConsentPort();
  return {
    markets: markets.map((market) => ({
      value: market.code,
      label: market.nativeName,
      href: marketOrigin(market, context.origin),
      current: market.code === context.market.code,
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
