import type { Generated } from 'kysely';

export type OrderReturnTable = {
  user_id: number;
  return_id: number;
  order_id: number;
  market: string;
  shopid: number;
  status: 'requested' | 'to_send' | 'sent' | 'disputed' | 'refunded' | 'withdrawn' | 'refused' | 'expired';
  solution: 'return-and-refund' | 'refund-only';
  reason: string;
  note: string;
  currency: string;
  amount: number;
  coins: number;
  shipping_option: string | null;
  tracking_number: string | null;
  seller_note: Generated<string>;
  /** When the next automatic step is due; null for a finished return. */
  deadline: number | null;
  created_at: number;
};

export type OrderReturnLineTable = {
  user_id: number;
  return_id: number;
  line_no: number;
  quantity: number;
  amount: number;
  coins: number;
};

export type OrderReturnEventTable = {
  user_id: number;
  return_id: number;
  event_id: number;
  status: OrderReturnTable['status'];
  actor: 'buyer' | 'seller' | 'system';
  note: string;
  at: number;
};

/** A picture visible only to the buyer who uploaded it and the seller of its return. */
export type OrderPictureTable = {
  picture_id: string;
  user_id: number;
  return_id: number | null;
  width: number;
  height: number;
  content: Buffer;
  created_at: number;
};

/** A shopper's uploads on the last day with any. */
export type OrderPictureUseTable = {
  user_id: number;
  /** Days since 1970, UTC. */
  day: number;
  pictures: number;
  bytes: number;
  videos: Generated<number>;
};

/** A video of a rating; private until it is published. */
export type RatingVideoTable = {
  video_id: string;
  user_id: number;
  type: 'video/mp4' | 'video/webm';
  /** Rounded up. */
  seconds: number;
  bytes: number;
  content: Buffer;
  is_published: Generated<boolean>;
  created_at: number;
};
