/** The toggle under which the store asks for a language (amb-flag-names). */
export const languagePromptToggle = 'language-prompt';

export type LanguageVisit = {
  /** Names of the toggles that are on. */
  readonly toggles: readonly string[];
  /** Whether the shopper has chosen a language. */
  readonly chosen: boolean;
  /** How many languages there are to choose from. */
  readonly offered: number;
};

/** Whether to prompt for a language: none is chosen yet and several are offered (doc2 §2). @spec language-prompt */
export const shouldPromptForLanguage = ({ toggles, chosen, offered }: LanguageVisit): boolean =>
  toggles.includes(languagePromptToggle) && !chosen && offered > 1;
