/** A market or a language to choose. */
export type PreferenceChoice = {
  /** Market code or language tag. */
  readonly value: string;
  readonly label: string;
  /** The URL of the market; absent for a language. */
  readonly href?: string;
  readonly current?: boolean;
};

export type SchemeChoice = 'auto' | 'light' | 'dark';

export type PreferencesProps = {
  readonly markets: readonly PreferenceChoice[];
  readonly languages: readonly PreferenceChoice[];
  readonly onLanguageChange: (language: string) => void;
  /** The appearance setting is hidden if absent. */
  readonly scheme?: SchemeChoice;
  readonly onSchemeChange?: (scheme: SchemeChoice) => void;
  readonly className?: string;
};
