import { markets } from '@pasar/markets';
import { isMarketWording, pluralForms } from './translation-keys.ts';

type Texts = ReadonlyMap<string, string>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Reports plural forms that the language does not have; `_zero` is allowed in all. */
export const findStrayForms = (language: string, texts: Texts, plurals: ReadonlySet<string>): string[] => {
  const known = new Set(['zero', ...pluralForms(language)]);
  return [...texts.keys()]
    .filter((key) => plurals.has(key.replace(pluralSuffix, '')))
    .filter((key) => !known.has(pluralSuffix.exec(key)?.[1] ?? 'other'))
    .map((key) => `${language}: ${key} is a plural form that the language does not have`);
};

/** Reports a market's own wording in a language that the market does not offer, or of a key that does not exist. */
export const findStrayWordings = (language: string, texts: Texts): string[] =>
  [...texts.keys()].filter(isMarketWording).flatMap((key) => {
    const [, base = '', code, form = ''] = /^(.*)_([A-Z]{2})(_[a-z]+)?$/.exec(key) ?? [];
    const market = markets.find((row) => row.code === code);
    return [
      ...(market?.languages.some((offered) => offered === language)
        ? []
        : [`${language}: ${key} is not shown in any market`]),
      ...(texts.has(base + form) ? [] : [`${language}: ${key} rewords a text that does not exist`]),
    ];
  });

/** French puts a no-break space (U+00A0) before these signs and inside guillemets. */
const breakableSpace = / [?!:;»%€]|« /;

/** A short unit of time, which stays on the line of its number. */
const breakableUnit = /\{\{(?:hours|minutes|seconds)\}\} (?:h|min|s|sec|seg|godz)\b/;

/** Reports texts in which a line may start with a unit of time, or in French with punctuation. */
export const findBreakableSpaces = (language: string, texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) => [
    ...(language === 'fr' && breakableSpace.test(text)
      ? [`fr: ${key} needs a no-break space (U+00A0) beside its punctuation`]
      : []),
    ...(breakableUnit.test(text)
      ? [`${language}: ${key} needs a no-break space (U+00A0) before its unit`]
      : []),
  ]);
