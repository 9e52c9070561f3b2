import { RadioGroup, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import { LanguageList } from './LanguageList.tsx';
import { MarketList } from './MarketList.tsx';
import type { PreferencesProps, SchemeChoice } from './preference-choice.ts';

const schemes: readonly SchemeChoice[] = ['auto', 'light', 'dark'];

/** The contents of the preferences drawer: language, appearance and market. */
export default function PreferenceForm({
  markets,
  languages,
  onLanguageChange,
  scheme,
  onSchemeChange,
}: PreferencesProps): ReactElement {
  const words = useLayoutWords();
  return (
    <Stack gap="xl">
      <LanguageList title={words('language')} languages={languages} onChange={onLanguageChange} />
      {scheme ? (
        <RadioGroup
          look="chips"
          legend={words('appearance')}
          options={schemes.map((value) => ({ value, label: words(`scheme_${value}`) }))}
          value={scheme}
          onValueChange={(value) => onSchemeChange?.(schemes.find((known) => known === value) ?? 'auto')}
        />
      ) : null}
      <MarketList title={words('market')} markets={markets} />
    </Stack>
  );
}
