import type { Market } from './create-markets.ts';
import type { LanguageTag } from './language-tags.ts';

const locales = new Map<string, string>();

/** The market's variant of a language, for `Intl`: Spanish in Chile is `es-CL`, which formats money as in Chile. */
export function marketLocale({ code }: Pick<Market, 'code'>, language: LanguageTag): string {
  const key = `${language} ${code}`;
  const locale = locales.get(key) ?? new Intl.Locale(language, { region: code }).toString();
  locales.set(key, locale);
  return locale;
}
