import type { ShopTile } from '@pasar/catalogue-contract';
import type { CatalogueDeps } from '../catalogue-deps.ts';

export const shopTileColumns = ['shopid', 'username', 'name', 'picture', 'cover', 'tagline'] as const;

type TileQuery = { readonly kind: 'is_official_shop' | 'is_mart'; readonly limit: number };

/** Reads shops of a kind as tiles, most followers first. */
export const readShopTiles = (
  { db }: CatalogueDeps,
  market: string,
  { kind, limit }: TileQuery,
): Promise<ShopTile[]> =>
  db
    .selectFrom('shop')
    .select(shopTileColumns)
    .where('market', '=', market)
    .where(kind, '=', true)
    .orderBy('follower_count', 'desc')
    .orderBy('shopid')
    .limit(limit)
    .execute();
