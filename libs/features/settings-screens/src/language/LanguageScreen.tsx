import { useConsentPort } from '@pasar/consent-api';
import { Button, Card, RadioGroup, Stack } from '@pasar/design-system';
import { languageCookieName, languageName, offeredLanguages } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsPage } from '../shared/SettingsPage.tsx';

/** The languages of the market; Filipino only while its toggle is on. @spec filipino language-removed */
export function LanguageScreen(): ReactElement {
  const { t } = useTranslation('settings-screens');
  const { market, language, toggles } = useScreenContext();
  const { setCookie } = useConsentPort();
  const toast = useToast();
  const languages = offeredLanguages(market, toggles);
  const [chosen, setChosen] = useState<string>(language);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isKept = await setCookie(languageCookieName, chosen);
    if (isKept) window.location.reload();
    else toast({ message: t('language_not_kept'), kind: 'error' });
  };
  return (
    <SettingsPage
      title={t('language')}
      text={t('language_lead')}
      back={{ to: buildPath('user-setting'), label: t('settings') }}
    >
      <form method="post" onSubmit={(event) => void save(event)}>
        <Stack gap="lg">
          <Card>
            <RadioGroup
              legend={t('language')}
              legendHidden
              value={chosen}
              onValueChange={setChosen}
              options={languages.map((tag) => ({
                value: tag,
                label: <span lang={tag}>{languageName(tag)}</span>,
              }))}
            />
          </Card>
          <Button type="submit" disabled={chosen === language}>
            {t('save')}
          </Button>
        </Stack>
      </form>
    </SettingsPage>
  );
}
