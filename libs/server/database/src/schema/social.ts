/** Likes, follows and blocks. Instants are epoch milliseconds. */

export type ItemLikeTable = {
  user_id: number;
  market: string;
  shopid: number;
  itemid: number;
  liked_at: number;
};

export type ShopFollowTable = { user_id: number; market: string; shopid: number; followed_at: number };

export type ShopBlockTable = { user_id: number; market: string; shopid: number; blocked_at: number };

/** What somebody shows of what they like; a user without a row shows it. */
export type SocialSettingTable = { user_id: number; likes_private: boolean };

export type SocialDatabase = {
  item_like: ItemLikeTable;
  shop_follow: ShopFollowTable;
  shop_block: ShopBlockTable;
  social_setting: SocialSettingTable;
};
