export { ShopTile } from './ShopTile.tsx';
export type { ShopTileProps } from './ShopTile.tsx';
export type { ShopTileData } from './shop-tile-data.ts';
export { shopTileNamespaces } from './shop-tile-namespaces.ts';
export { ShopTiles, ShopTilesSkeleton } from './ShopTiles.tsx';
export type { ShopTilesProps } from './ShopTiles.tsx';
