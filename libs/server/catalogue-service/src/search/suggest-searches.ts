import type { getSearchSuggestions, Suggestion } from '@pasar/catalogue-contract';
import type { CallData } from '@pasar/http-contract';
import type { Market } from '@pasar/markets';
import { buildPath, categoryPath, shopPath } from '@pasar/routing-table';
import type { CategoryIds } from '@pasar/routing-table';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { nameIn, readCategories } from '../read-categories.ts';
import { minSearches } from './count-search.ts';
import { foldText, plainText } from './fold-text.ts';
import { respellUnspaced } from './respell-unspaced.ts';
import { hasShopWords, shopSearchWords } from './search-shops.ts';
import { nameEmoji } from './language/emoji-names.ts';
import { marketLanguage } from './language/market-language.ts';
import { segmenters } from './split-runs.ts';
import type { VocabularyWord } from './correct-words.ts';
import { searchWords, wholeWord } from './search-words.ts';
import { suggestProducts } from './suggest-products.ts';
import { escapeLike, createVocabulary } from './vocabulary.ts';
import { prefixRange } from './word-range.ts';

/** Maximum number of completed words, if no popular search matches. */
const maxFinished = 4;

const maxSuggestions = { keyword: 8, category: 3, shop: 2 };

const toKeywordSuggestion =
  (market: Market) =>
  (text: string): Suggestion => ({
    kind: 'keyword',
    text,
    link: buildPath('search', {}, { keyword: text }, market.code),
  });

type Phrase = { readonly phrase: string };

/**
 * Finds phrases that have the text as a word, then those that start with it, then those that contain a word that does: names of
 * goods, and popular searches. Of these, first those with the accents of `typed`, then highest weight first; all of them for an
 * empty text.
 */
async function findPhrases({ db }: CatalogueDeps, market: Market, typed: string): Promise<string[]> {
  const text = foldText(typed);
  const begin = `${escapeLike(text)}%`;
  const { rows } = await sql<Phrase>`
    select min(phrase) as phrase from (
      select phrase, folded, weight from search_phrase where market = ${market.code}
      union all select phrase, folded, searches from search_count
        where market = ${market.code} and searches >= ${minSearches}
    ) as known
    where folded like ${begin} or folded like ${`% ${begin}`}
    group by folded
    order by concat(' ', folded, ' ') like ${`% ${escapeLike(text)} %`} desc,
      bool_or(concat(' ', lower(phrase)) like ${`% ${escapeLike(typed)}%`}) desc,
      folded like ${begin} desc, sum(weight) desc, folded limit ${maxSuggestions.keyword}`.execute(db);
  return rows.map(({ phrase }) => phrase);
}

/** Corrects the last word of the text; undefined if that does not help. */
async function correctLastWord(
  deps: CatalogueDeps,
  market: Market,
  text: string,
): Promise<string | undefined> {
  const words = searchWords(text, { language: marketLanguage(market.code), segmenters });
  const last = words.at(-1);
  if (!last) return undefined;
  const [[correctedWord] = []] = await createVocabulary(deps.db, market.code).correct([last]);
  return (
    correctedWord && [...words.slice(0, -1).map((word) => word.written), correctedWord.written].join(' ')
  );
}

/** Corrects the last text without spaces; undefined if that does not help. */
async function correctLastRun(
  { db }: CatalogueDeps,
  market: Market,
  text: string,
): Promise<string | undefined> {
  const words = searchWords(text, { language: marketLanguage(market.code), segmenters });
  const from = words.findLastIndex(({ isJoined }) => isJoined !== true);
  const run = words.slice(from).map((word) => word.text);
  const corrected = await respellUnspaced(run, createVocabulary(db, market.code));
  return corrected && [...words.slice(0, from).map(({ written }) => written), corrected].join(' ');
}

type Completion = { readonly phrases: readonly string[]; readonly corrected?: string };

/** Completes the last word of the text with words of items that have the other words as well, the most common first. */
async function finishLastWord({ db }: CatalogueDeps, market: Market, text: string): Promise<string[]> {
  const reader = { language: marketLanguage(market.code), segmenters };
  const words = searchWords(text, reader);
  const last = words.at(-1);
  if (!last || last.unspaced || [...last.text].length < 2) return [];
  const { from, before } = prefixRange(last.text);
  const { rows } = await sql<Pick<VocabularyWord, 'word' | 'written'>>`
    select word, coalesce(written, word) as written from search_word
    where market = ${market.code} and word ~>=~ ${from} and word ~<~ ${before} and trigrams <> '{}'
    order by item_count desc, word limit ${maxFinished}`.execute(db);
  const begun = words.slice(0, -1);
  const phrases = rows.map(({ word, written }) => [...begun, wholeWord(word, written, reader)]);
  const counts = begun.length === 0 ? [] : await createVocabulary(db, market.code).countTogether(phrases);
  return phrases
    .filter((_, index) => counts[index] !== 0)
    .map((phrase) => phrase.map(({ written }) => written).join(' '));
}

/** Returns phrases for the text, or for its likely correction if `correcting`. */
async function completePhrase(
  deps: CatalogueDeps,
  market: Market,
  typed: string,
  correcting: boolean,
): Promise<Completion> {
  const text = foldText(typed);
  const known = await findPhrases(deps, market, typed);
  const phrases = text === '' || known.length > 0 ? known : await finishLastWord(deps, market, text);
  const corrected =
    correcting && phrases.length === 0 ? await correctLastWord(deps, market, text) : undefined;
  if (corrected === undefined) return { phrases };
  const correctedPhrases = await findPhrases(deps, market, plainText(corrected));
  return correctedPhrases.length > 0 ? { phrases: correctedPhrases, corrected } : { phrases };
}

const hasWordStartingWith = (name: string, text: string): boolean =>
  ` ${foldText(name)}`.includes(` ${text}`);

async function findCategories(
  deps: CatalogueDeps,
  { code }: Market,
  language: string | undefined,
  text: string,
): Promise<Suggestion[]> {
  const rows = (await readCategories(deps, code)).map((row) => ({ ...row, name: nameIn(row, language) }));
  return rows
    .filter(({ name, item_count }) => item_count > 0 && hasWordStartingWith(name, text))
    .slice(0, maxSuggestions.category)
    .map(({ name, path }) => ({
      kind: 'category',
      text: name,
      link: categoryPath({ name, ids: path as unknown as CategoryIds }),
    }));
}

async function findShops({ db }: CatalogueDeps, { code }: Market, text: string): Promise<Suggestion[]> {
  const words = shopSearchWords(text);
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('shop')
    .select(['shopid', 'username', 'name'])
    .where('market', '=', code)
    .where('is_closed', '=', false)
    .where(hasShopWords(code, words))
    .orderBy('follower_count', 'desc')
    .orderBy('shopid')
    .limit(maxSuggestions.shop)
    .execute();
  return rows.map(({ shopid, username, name }) => ({
    kind: 'shop',
    text: name,
    link: shopPath({ username, shopId: shopid }),
  }));
}

type SuggestScope = { readonly market: Market; readonly now: number; readonly language?: string };

/** Suggests products for the text with a typo in its last text without spaces corrected; none if there is no typo. */
async function suggestForLastRun(
  deps: CatalogueDeps,
  { market, now, language }: SuggestScope,
  text: string,
): Promise<CallData<typeof getSearchSuggestions>> {
  const corrected = await correctLastRun(deps, market, text);
  if (corrected === undefined) return { suggestions: [] };
  const products = await suggestProducts(deps, { market: market.code, now, language }, corrected);
  return products.length === 0
    ? { suggestions: [] }
    : { suggestions: [toKeywordSuggestion(market)(corrected), ...products], corrected };
}

/** Suggests searches for a partly typed text; popular searches for an empty one. */
export async function suggestSearches(
  deps: CatalogueDeps,
  { market, now, language }: SuggestScope,
  keyword: string,
): Promise<CallData<typeof getSearchSuggestions>> {
  const named = await nameEmoji(keyword, marketLanguage(market.code).main);
  // The name of an emoji has no typo.
  const correcting = !named.names.some((name) => named.text.endsWith(name));
  const typed = plainText(named.text).trim().replaceAll(/\s+/g, ' ');
  const text = foldText(typed);
  const { phrases, corrected } = await completePhrase(deps, market, typed, correcting);
  const view = { market: market.code, now, language };
  const [products, categories, shops] = await Promise.all([
    text === '' ? [] : suggestProducts(deps, view, corrected ?? typed),
    text === '' ? [] : findCategories(deps, market, language, text),
    text === '' ? [] : findShops(deps, market, text),
  ]);
  if (correcting && text !== '' && phrases.length + products.length + categories.length + shops.length === 0)
    return suggestForLastRun(deps, { market, now, language }, text);
  return {
    suggestions: [...phrases.map(toKeywordSuggestion(market)), ...products, ...categories, ...shops],
    ...(corrected !== undefined && { corrected }),
  };
}
