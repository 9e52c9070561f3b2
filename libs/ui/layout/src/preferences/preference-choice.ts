/** A market or a language that one may choose. */
export type PreferenceChoice = {
  /** Market code or language tag. */
  readonly value: string;
  readonly label: string;
  /** Where the market lives; a language has none. */
  readonly href?: string;
  readonly current?: boolean;
};

export type SchemeChoice = 'auto' | 'light' | 'dark';

export type PreferencesProps = {
  readonly markets: readonly PreferenceChoice[];
  readonly languages: readonly PreferenceChoice[];
  readonly onLanguageChange: (language: string) => void;
  /** Without it the appearance is not offered. */
  readonly scheme?: SchemeChoice;
  readonly onSchemeChange?: (scheme: SchemeChoice) => void;
  readonly className?: string;
};
