import type { ShopBrief } from '@pasar/catalogue-contract';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { shopBriefColumns, toShopBrief } from '../shops/shop-brief.ts';
import { shopWords } from './shop-words.ts';

/**
 * Finds the shop that a keyword names: all words are in the shop's name, and together they are its username, its whole
 * name, or the brand of an official shop. Of several, the one with the most followers.
 */
export async function findNamedShop(
  { db }: CatalogueDeps,
  market: string,
  keyword: string,
): Promise<ShopBrief | undefined> {
  const words = shopWords(keyword);
  if (words.length === 0 || words.join('').length < 3) return undefined;
  const rows = await db
    .selectFrom('shop')
    .select(shopBriefColumns)
    .where('market', '=', market)
    .where('is_closed', '=', false)
    .where(
      sql<boolean>`shopid in (
      select shopid from shop_word where market = ${market} and word = any(${words}::text[])
      group by shopid having count(*) = ${words.length})`,
    )
    .orderBy('is_official_shop', 'desc')
    .orderBy('follower_count', 'desc')
    .limit(10)
    .execute();
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
