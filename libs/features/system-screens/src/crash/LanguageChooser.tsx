import { useConsentPort } from '@pasar/consent-api';
import { Button } from '@pasar/design-system';
import { languageCookieName, languageName, offeredLanguages } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';

/** Buttons that save a language and reload the page, so that shoppers need no translation tool. */
export function LanguageChooser() {
  const { market, toggles } = useScreenContext();
  const { setCookie } = useConsentPort();
  return offeredLanguages(market, toggles).map((language) => (
    <Button
      key={language}
      variant="secondary"
      lang={language}
      onClick={() => {
        void setCookie(languageCookieName, language).then(() => window.location.reload());
      }}
    >
      {languageName(language)}
    </Button>
  ));
}
