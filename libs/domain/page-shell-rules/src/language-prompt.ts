/** The toggle of the language prompt (amb-flag-names). */
export const languagePromptToggle = 'language-prompt';

export type LanguageVisit = {
  /** Names of enabled toggles. */
  readonly toggles: readonly string[];
  /** Whether the shopper has chosen a language. */
  readonly chosen: boolean;
  /** Number of languages to choose from. */
  readonly offered: number;
};

/** Whether to prompt for a language: none is chosen yet and several are offered (doc2 §2). @spec language-prompt */
export const shouldPromptForLanguage = ({ toggles, chosen, offered }: LanguageVisit): boolean =>
  toggles.includes(languagePromptToggle) && !chosen && offered > 1;
