/** More locales than a deployment speaks; the bound keeps made-up ones from piling up. */
const atMost = 64;

/**
 * Writers of numbers in one way, one a locale, kept: making one costs as much as a hundred numbers, and a page of cards
 * asks for hundreds. A memo of a pure function; what it holds never shows in an answer.
 */
export const createNumberFormats = (
  options: Intl.NumberFormatOptions,
): ((locale: string) => Intl.NumberFormat) => {
  const formats = new Map<string, Intl.NumberFormat>();
  return (locale) => {
    const known = formats.get(locale);
    if (known) return known;
    if (formats.size >= atMost) formats.clear();
    const format = new Intl.NumberFormat(locale, options);
    formats.set(locale, format);
    return format;
  };
};
