import { Button } from '@pasar/design-system';
import { languageCookie, languageName, offeredLanguages } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen';

/** Writes the language cookie and loads the page anew, in a language that needs no tool. */
export function LanguageChooser() {
  const { market, toggles } = useScreenContext();
  return offeredLanguages(market, toggles).map((language) => (
    <Button
      key={language}
      variant="secondary"
      lang={language}
      onClick={() => {
        document.cookie = languageCookie(language);
        window.location.reload();
      }}
    >
      {languageName(language)}
    </Button>
  ));
}
