import { Drawer, Icon, RadioGroup, Stack, joinClasses, preloadOverlays } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import { MarketList } from './MarketList.tsx';
import type { PreferenceChoice, SchemeChoice } from './preference-choice.ts';
import styles from './Preferences.module.css';

export type PreferencesProps = {
  readonly markets: readonly PreferenceChoice[];
  readonly languages: readonly PreferenceChoice[];
  readonly onLanguageChange: (language: string) => void;
  /** Without it the appearance is not offered. */
  readonly scheme?: SchemeChoice;
  readonly onSchemeChange?: (scheme: SchemeChoice) => void;
  readonly className?: string;
};

/** Market, language and appearance in one place: a button that tells the present choice, and a drawer. */
export const Preferences = (props: PreferencesProps): ReactElement => {
  const { markets, languages, scheme, className } = props;
  const words = useLayoutWords();
  const [open, setOpen] = useState(false);
  const title = scheme ? words('preferences') : `${words('market')} · ${words('language')}`;
  const currentOf = (choices: readonly PreferenceChoice[]): string =>
    choices.find(({ current }) => current)?.label ?? '';
  return (
    <>
      <button
        type="button"
        className={joinClasses(styles.button, className)}
        aria-haspopup="dialog"
        onPointerEnter={() => void preloadOverlays()}
        onFocus={() => void preloadOverlays()}
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" size="sm" />
        {`${currentOf(markets)} · ${currentOf(languages)}`}
      </button>
      <Drawer open={open} onOpenChange={setOpen} title={title}>
        <PreferenceForm {...props} />
      </Drawer>
    </>
  );
};

const schemes: readonly SchemeChoice[] = ['auto', 'light', 'dark'];

const PreferenceForm = ({
  markets,
  languages,
  onLanguageChange,
  scheme,
  onSchemeChange,
}: PreferencesProps): ReactElement => {
  const words = useLayoutWords();
  return (
    <Stack gap="xl">
      <RadioGroup
        look="chips"
        legend={words('language')}
        options={languages}
        value={languages.find(({ current }) => current)?.value ?? ''}
        onValueChange={onLanguageChange}
      />
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
};
