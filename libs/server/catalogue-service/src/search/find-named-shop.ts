import type { ShopBrief } from '@pasar/catalogue-contract';
import { prepareQuery } from '@pasar/database';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { shopBriefColumns, toShopBrief } from '../shops/shop-brief.ts';
import { shopWords } from './shop-words.ts';

type ShopNameWords = {
  readonly market: string;
  readonly words: readonly string[];
  readonly wordCount: number;
};

const findShopsWithWords = prepareQuery((db, { market, words, wordCount }: ShopNameWords) =>
  db
    .selectFrom('shop')
    .select(shopBriefColumns)
    .where('market', '=', market)
    .where('is_closed', '=', false)
    .where(
      sql<boolean>`shopid in (
      select shopid from shop_word where market = ${market} and word = any(${words}::text[])
      group by shopid having count(*) = ${wordCount})`,
    )
    .orderBy('is_official_shop', 'desc')
    .orderBy('follower_count', 'desc')
    .limit(10),
);

/** With more words than this, whether shops have a word is asked for each search. */
const maxSharedWords = 5000;

/** Whether shops of the market may have all words in their names: few keywords name a shop, and most need no further statement. */
async function areShopWords(
  { db, sharedReads }: CatalogueDeps,
  market: string,
  words: readonly string[],
): Promise<boolean> {
  if (!sharedReads) return true;
  const known = await sharedReads(`shop words ${market}`, async () => {
    const rows = await db
      .selectFrom('shop_word')
      .select('word')
      .distinct()
      .where('market', '=', market)
      .limit(maxSharedWords + 1)
      .execute();
    return rows.length > maxSharedWords ? undefined : new Set(rows.map(({ word }) => word));
  });
  return known === undefined || words.every((word) => known.has(word));
}

/**
 * Finds the shop that a keyword names: all words are in the shop's name, and together they are its username, its whole
 * name, or the brand of an official shop. Of several, the one with the most followers.
 */
export async function findNamedShop(
  deps: CatalogueDeps,
  market: string,
  keyword: string,
): Promise<ShopBrief | undefined> {
  const words = shopWords(keyword);
  if (words.length === 0 || words.join('').length < 3) return undefined;
  if (!(await areShopWords(deps, market, words))) return undefined;
  const rows = await findShopsWithWords(deps.db, { market, words, wordCount: words.length });
  const wanted = words.join(' ');
  const named = rows.find(({ name, username, is_official_shop }) => {
    const own = shopWords(name).join(' ');
    return (
      own === wanted ||
      shopWords(username).join(' ') === wanted ||
      (is_official_shop && own.startsWith(`${wanted} `))
    );
  });
  return named && toShopBrief(named);
}
