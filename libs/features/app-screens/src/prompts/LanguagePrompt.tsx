import { useConsentPort } from '@pasar/consent-api';
import { Button, Dialog, Stack } from '@pasar/design-system';
import { languageCookieName, languageName, offeredLanguages } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';
import { shouldPromptForLanguage } from '@pasar/page-shell-rules';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks for a language until one is selected; closing it selects the page's language. @spec language-prompt */
export function LanguagePrompt(): ReactElement {
  const { t } = useTranslation('app-screens');
  const { market, language, toggles } = useScreenContext();
  const { readCookie, setCookie } = useConsentPort();
  const offered = offeredLanguages(market, toggles);
  const [open, setOpen] = useState(() =>
    shouldPromptForLanguage({
      toggles,
      chosen: readCookie(languageCookieName) !== undefined,
      offered: offered.length,
    }),
  );
  const choose = async (chosen: LanguageTag) => {
    setOpen(false);
    await setCookie(languageCookieName, chosen);
    if (chosen !== language) window.location.reload();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && void choose(language)}
      title={t('language_title')}
      description={t('language_text')}
    >
      <Stack gap="sm">
        {offered.map((tag) => (
          <Button
            key={tag}
            lang={tag}
            block
            variant={tag === language ? 'primary' : 'secondary'}
            onClick={() => void choose(tag)}
          >
            {languageName(tag)}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
