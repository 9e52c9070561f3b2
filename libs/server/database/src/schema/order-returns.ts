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
  /** When something happens automatically; null of a return that has ended. */
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

/** A picture that only the buyer who sent it and the seller of its return see. */
export type OrderPictureTable = {
  picture_id: string;
  user_id: number;
  return_id: number | null;
  width: number;
  height: number;
  content: Buffer;
  created_at: number;
};

/** What a shopper sent on the last day on which they sent pictures. */
export type OrderPictureUseTable = {
  user_id: number;
  /** Days since 1970, UTC. */
  day: number;
  pictures: number;
  bytes: number;
};
