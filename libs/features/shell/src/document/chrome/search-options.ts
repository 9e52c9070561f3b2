import type { Suggestion as ApiSuggestion } from '@pasar/catalogue-api';
import type { Suggestion } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';

/** A suggestion of the search box. */
export type SearchOption = Suggestion & {
  /** What the search history remembers if this option is chosen; absent for options that open a page. */
  readonly keyword?: string;
};

type TranslateWords = (key: string, values?: Readonly<Record<string, string>>) => string;

export type SearchBoxInput = {
  readonly text: string;
  /** The search history of this device, latest first. */
  readonly recent: readonly string[];
  readonly suggested: readonly ApiSuggestion[];
};

const maxRecentSearches = { untyped: 6, typed: 3 };

const startsWithText = (keyword: string, text: string): boolean =>
  keyword.toLowerCase().startsWith(text.toLowerCase());

const toKeyword = (keyword: string): SearchOption => ({
  text: keyword,
  icon: 'clock',
  link: buildPath('search', {}, { keyword }),
  keyword,
});

const toOption =
  (words: TranslateWords) =>
  ({ kind, text, link, picture, price, category }: ApiSuggestion): SearchOption => {
    if (kind === 'keyword') return { text, icon: 'search', link, keyword: text };
    if (kind === 'product')
      return {
        text,
        link,
        ...(picture && { picture }),
        ...(price && { price }),
        ...(category && { note: category }),
      };
    return kind === 'shop'
      ? { text, icon: 'store', note: words('suggest_shop'), link }
      : { text, icon: 'grid', note: words('suggest_category'), link };
  };

const shopSearchOption = (keyword: string, words: TranslateWords): SearchOption => ({
  text: words('suggest_shops_named', { keyword }),
  icon: 'store',
  link: buildPath('search-user', {}, { keyword }),
});

/** The search box's options: matching recent searches, then the backend's suggestions, then a search for shops. */
export function buildSearchOptions(
  { text, recent, suggested }: SearchBoxInput,
  words: TranslateWords,
): readonly SearchOption[] {
  const own = recent
    .filter((keyword) => startsWithText(keyword, text))
    .slice(0, text === '' ? maxRecentSearches.untyped : maxRecentSearches.typed);
  const fresh = suggested.filter((one) => one.kind !== 'keyword' || !own.includes(one.text));
  return [
    ...own.map(toKeyword),
    ...fresh.map(toOption(words)),
    ...(text === '' ? [] : [shopSearchOption(text, words)]),
  ];
}
