import type { ShopBrief } from '@pasar/catalogue-contract';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { shopBriefColumns, toShopBrief } from '../shops/shop-brief.ts';
import { shopWords } from './shop-words.ts';

/**
 * The shop that a keyword names: all of its words are words of the shop's name, and they are the username, the whole
 * name, or the brand of an official shop. The most followed one of several.
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
