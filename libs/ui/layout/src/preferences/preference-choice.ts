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
