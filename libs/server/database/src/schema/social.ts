import type { Generated } from 'kysely';

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

/** Whether a user's likes are private; without a row they are public. */
export type SocialSettingTable = { user_id: number; likes_private: boolean };

export type ItemQuestionTable = {
  market: string;
  shopid: number;
  itemid: number;
  questionid: number;
  user_id: number;
  text: string;
  asked_at: number;
  answer_count: Generated<number>;
};

export type ItemAnswerTable = {
  market: string;
  shopid: number;
  itemid: number;
  questionid: number;
  answerid: number;
  user_id: number;
  by_shop: boolean;
  text: string;
  answered_at: number;
};

/** One per member and review; `rating.liked_count` counts them. */
export type RatingVoteTable = {
  market: string;
  shopid: number;
  itemid: number;
  ratingid: number;
  user_id: number;
  voted_at: number;
};

/** A request to be notified when a sold-out model (0 for an item without models) is back; deleted when the mail is sent. */
export type StockAlertTable = {
  market: string;
  shopid: number;
  itemid: number;
  modelid: number;
  user_id: number;
  language: string;
  /** The store address where it was requested: `https://host`. */
  origin: string;
  created_at: number;
  /** After a mail that failed. */
  next_try_at: Generated<number>;
};

export type SocialDatabase = {
  item_question: ItemQuestionTable;
  item_answer: ItemAnswerTable;
  rating_vote: RatingVoteTable;
  stock_alert: StockAlertTable;
  item_like: ItemLikeTable;
  shop_follow: ShopFollowTable;
  shop_block: ShopBlockTable;
  social_setting: SocialSettingTable;
};
