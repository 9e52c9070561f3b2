import { isMarketCode, marketByCode } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import { plainText } from '../fold-text.ts';
import { segmenters, segmentWords, splitRuns } from '../split-runs.ts';
import { audienceWords } from './audience-words.data.ts';
import { descriptiveWords } from './descriptive-words.data.ts';
import { stemmers } from './stemmers.ts';
import { stopWords } from './stop-words.data.ts';
import { synonyms } from './synonyms.data.ts';

/** What search knows about the languages of a market. */
export type MarketLanguage = {
  /** The market's first language; undefined for an unknown market. */
  readonly main: LanguageTag | undefined;
  /** Returns the token shared by all forms of a folded word; the word itself if its language does not inflect. */
  readonly formToken: (word: string) => string;
  /** `written` has the accents as typed: where they distinguish words, `tô` is not the stop word `to`. */
  readonly isStopWord: (word: string, written?: string) => boolean;
  /** Whether a stop word lacks its accents, and may be another word: `voi`, an elephant, for `với`. */
  readonly isUnaccentedStopWord: (written: string) => boolean;
  /** Returns the synonyms of a folded phrase, each as its words. */
  readonly synonymsOf: (phrase: string) => readonly (readonly string[])[];
  /** Whether a folded word, or two in a row, says whom a product is for; `written` as for `isStopWord`. */
  readonly isAudience: (phrase: string, written?: string) => boolean;
  /** Whether a folded word describes a product or an offer; where accents distinguish words, only as `written` with them. */
  readonly isDescriptive: (word: string, written?: string) => boolean;
  /** Whether a different accent makes a different word rather than a careless spelling. */
  readonly accentsDistinguish: boolean;
};

/** Languages that write tones as accents. */
const tonalLanguages: readonly LanguageTag[] = ['vi'];

const listWords = (text: string): string[] =>
  splitRuns(text).flatMap((run) => (run.unspaced ? segmentWords(run.text, segmenters) : [run.text]));

function createSynonyms(languages: readonly LanguageTag[]): MarketLanguage['synonymsOf'] {
  const others = new Map<string, string[][]>();
  for (const group of languages.flatMap((language) => synonyms[language] ?? [])) {
    const names = group.split('|').map(listWords);
    for (const name of names)
      others.set(name.join(' '), [
        ...(others.get(name.join(' ')) ?? []),
        ...names.filter((other) => other !== name),
      ]);
  }
  return (phrase) => others.get(phrase) ?? [];
}

/** Maximum number of cached stems per language. */
const maxCachedForms = 50_000;

/** Caches stems: a catalogue repeats the same words, and stemming is slow. */
function cacheStems(stem: (word: string) => string): (word: string) => string {
  const forms = new Map<string, string>();
  return (word) => {
    const form = forms.get(word) ?? `+${stem(word)}`;
    if (forms.size < maxCachedForms) forms.set(word, form);
    return form;
  };
}

const latinWord = /^\p{Script=Latin}{3,}$/u;

function createMarketLanguage(languages: readonly LanguageTag[]): MarketLanguage {
  const stem = languages.map((language) => stemmers[language]).find((each) => each !== undefined);
  const toForm = stem && cacheStems(stem);
  const isTonal = languages[0] !== undefined && tonalLanguages.includes(languages[0]);
  const formToken = (word: string): string =>
    toForm && !isTonal && latinWord.test(word) ? toForm(word) : word;
  const createTest = (words: readonly string[], toKey = (word: string): string => word) => {
    const [folded, typed] = [
      new Set(words.map((word) => toKey(listWords(word).join(' ')))),
      new Set(words.map(plainText)),
    ];
    return (word: string, written = word): boolean =>
      isTonal && written !== word ? typed.has(written) : folded.has(toKey(word));
  };
  const describing = languages.flatMap((language) => descriptiveWords[language].split('|'));
  const isDescribing = createTest(describing, formToken);
  const describingAsTyped = new Set(describing.map(plainText));
  const listedStopWords = languages.flatMap((language) => stopWords[language].split(' '));
  return {
    main: languages[0],
    formToken,
    isStopWord: createTest(listedStopWords),
    isUnaccentedStopWord: (written) => isTonal && !listedStopWords.includes(written),
    isAudience: createTest(
      languages.flatMap((language) => audienceWords[language].split('|')),
      formToken,
    ),
    isDescriptive: (word, written = word) =>
      isTonal ? describingAsTyped.has(written) : isDescribing(word, written),
    synonymsOf: createSynonyms(languages),
    accentsDistinguish: isTonal,
  };
}

const known = new Map<string, MarketLanguage>();

/** Returns the languages of a market by its code; none for an unknown market. */
export function marketLanguage(market: string): MarketLanguage {
  const found =
    known.get(market) ?? createMarketLanguage(isMarketCode(market) ? marketByCode(market).languages : []);
  known.set(market, found);
  return found;
}
