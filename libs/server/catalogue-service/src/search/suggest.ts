import type { Suggestion } from '@pasar/catalogue-contract';
import type { Market } from '@pasar/markets';
import { buildPath, categoryPath, shopPath } from '@pasar/routing-table';
import type { CategoryIds } from '@pasar/routing-table';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { readCategories } from '../read-categories.ts';
import { foldText } from './fold-text.ts';
import { createSegmenters } from './split-words.ts';
import { searchWords } from './search-word.ts';
import { escapeLike, marketVocabulary } from './vocabulary.ts';

const most = { keyword: 8, category: 3, shop: 2 };

const toKeyword =
  (market: Market) =>
  (text: string): Suggestion => ({
    kind: 'keyword',
    text,
    link: buildPath('search', {}, { keyword: text }, market.code),
  });

/** Phrases that begin with the text, then those with a word that does; the heaviest first. All of them for no text. */
async function findPhrases({ db }: CatalogueDeps, market: Market, text: string): Promise<string[]> {
  const begin = `${escapeLike(text)}%`;
  const within = `% ${begin}`;
  const rows = await db
    .selectFrom('search_phrase')
    .select('phrase')
    .where('market', '=', market.code)
    .where((where) => where.or([where('folded', 'like', begin), where('folded', 'like', within)]))
    .orderBy(sql`folded like ${begin}`, 'desc')
    .orderBy('weight', 'desc')
    .orderBy('phrase')
    .limit(most.keyword)
    .execute();
  return rows.map(({ phrase }) => phrase);
}

/** The phrases for the text with its last word put right, where nothing was found for it as it stands. */
async function correctedPhrases(deps: CatalogueDeps, market: Market, text: string): Promise<string[]> {
  const words = searchWords(text, createSegmenters());
  const last = words.at(-1);
  const [meant] = last ? await marketVocabulary(deps.db, market.code).correct(last) : [];
  if (meant === undefined) return [];
  return findPhrases(deps, market, [...words.slice(0, -1).map((word) => word.text), meant].join(' '));
}

const beginsIn = (name: string, text: string): boolean => ` ${foldText(name)}`.includes(` ${text}`);

async function findCategories(deps: CatalogueDeps, { code }: Market, text: string): Promise<Suggestion[]> {
  const rows = await readCategories(deps, code);
  return rows
    .filter(({ name, item_count }) => item_count > 0 && beginsIn(name, text))
    .slice(0, most.category)
    .map(({ name, path }) => ({
      kind: 'category',
      text: name,
      link: categoryPath({ name, ids: path as unknown as CategoryIds }),
    }));
}

async function findShops({ db }: CatalogueDeps, { code }: Market, text: string): Promise<Suggestion[]> {
  const rows = await db
    .selectFrom('shop')
    .select(['shopid', 'username', 'name'])
    .where('market', '=', code)
    .where(sql<boolean>`(name ilike ${`%${escapeLike(text)}%`} or username ilike ${`${escapeLike(text)}%`})`)
    .orderBy('follower_count', 'desc')
    .limit(most.shop)
    .execute();
  return rows.map(({ shopid, username, name }) => ({
    kind: 'shop',
    text: name,
    link: shopPath({ username, shopId: shopid }),
  }));
}

/** What the search box offers for a text that is still being typed; popular searches for none. */
export async function suggestSearches(
  deps: CatalogueDeps,
  market: Market,
  keyword: string,
): Promise<Suggestion[]> {
  const text = foldText(keyword).trim().replaceAll(/\s+/g, ' ');
  const found = await findPhrases(deps, market, text);
  const phrases = found.length > 0 ? found : await correctedPhrases(deps, market, text);
  const keywords = phrases.map(toKeyword(market));
  if (text === '') return keywords;
  const [categories, shops] = await Promise.all([
    findCategories(deps, market, text),
    findShops(deps, market, text),
  ]);
  return [...keywords, ...categories, ...shops];
}
