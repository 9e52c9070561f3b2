import type { Market } from '@pasar/markets';
import { parseCategoryNames } from '../category-names.ts';
import { marketProfiles } from '../data/market-profiles.data.ts';
import type { MarketProfile } from '../data/market-profiles.data.ts';
import type { LanguageData } from '../languages/language-data.ts';
import { languages } from '../languages.ts';
import { createThingTexts } from '../create-thing-texts.ts';
import type { ThingTexts } from '../create-thing-texts.ts';

/** What the makers of one market's rows share. */
export type SeedContext = {
  readonly market: Market;
  /** 1 to 16; keeps the ids of markets apart. */
  readonly number: number;
  readonly profile: MarketProfile;
  readonly words: LanguageData;
  readonly categoryNames: ReadonlyMap<string, string>;
  /** The same in the market's other languages, where the demo has them. */
  readonly otherCategoryNames: readonly (readonly [language: string, names: ReadonlyMap<string, string>])[];
  readonly cities: readonly string[];
  readonly things: ThingTexts;
  /** Names of things in the market's additional languages. */
  readonly otherThings: readonly ThingTexts[];
  /** Epoch milliseconds of the day on which the store opens. */
  readonly now: number;
};

/** Unicode's folder for one of our language tags. */
const annotationFolders: Record<string, string> = { 'zh-Hans': 'zh', 'pt-BR': 'pt' };
const toAnnotationFolder = (language: string): string => annotationFolders[language] ?? language;

const isWordList = (language: string): language is MarketProfile['words'] =>
  Object.hasOwn(languages, language);

/** Splits a text of the language data at its bars. */
export const splitList = (text: string): string[] => text.split('|');

/** Creates what the makers of one market share. `number` is 1 to 16, `now` in epoch milliseconds. */
export function createContext(market: Market, number: number, now: number): SeedContext {
  const profile = marketProfiles[market.code];
  const words = languages[profile.words];
  const others = market.languages.filter((language) => language !== profile.words).map(toAnnotationFolder);
  return {
    market,
    number,
    profile,
    words,
    categoryNames: parseCategoryNames(words.categories),
    otherCategoryNames: market.languages.flatMap((language) =>
      language !== profile.words && isWordList(language)
        ? [[language, parseCategoryNames(languages[language].categories)] as const]
        : [],
    ),
    cities: splitList(profile.cities),
    things: createThingTexts(profile.words, profile.annotations),
    otherThings: others.map((folder) => createThingTexts(folder, [folder])),
    now,
  };
}
