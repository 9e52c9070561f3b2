/** A shop's summary under the wire's names; the contract's `ShopBrief` is assignable. */
export type ShopTileData = {
  readonly shopid: number;
  readonly username: string;
  readonly name: string;
  readonly picture: { readonly id: string; readonly width: number; readonly height: number };
  readonly location: string;
  readonly item_count: number;
  readonly follower_count: number;
  readonly rating_star: number;
  readonly is_official_shop: boolean;
  readonly show_official_shop_label: boolean;
  readonly shopee_verified: boolean;
  readonly is_preferred_plus_seller: boolean;
};
