import type { Money } from '@pasar/money';
import type { OrderReturn } from '@pasar/order-api';

const dollars = (cents: number): Money => ({ amount: cents, currency: 'SGD' });

const basket = {
  ...{ line_no: 1, shopid: 11, itemid: 101, name: 'Straw market basket', model_name: '' },
  picture: { id: 'basket', width: 600, height: 600 },
  ...{ price: dollars(2490), quantity: 1, subtotal: dollars(2490) },
};

/** A return of a broken basket that awaits the seller's answer. */
export const aReturn = (changes: Partial<OrderReturn> = {}): OrderReturn => ({
  ...{ return_id: 5, order_id: 7001, order_sn: '260901ABCDEF', shopid: 11, shop_name: 'Anyam' },
  ...{ shop_username: 'anyam', status: 'requested', solution: 'return-and-refund', reason: 'damaged' },
  ...{ note: 'A corner is broken.', seller_note: '', amount: dollars(2490), coins: 0 },
  lines: [{ line: basket, quantity: 1, amount: dollars(2490) }],
  ...{ pictures: [], address: ['Anyam', '8 Market Street', '048946'], deadline: 1_790_300_000_000 },
  ...{ created_at: 1_790_000_000_000, actions: ['withdraw'] },
  timeline: [{ status: 'requested', actor: 'buyer', at: 1_790_000_000_000 }],
  ...changes,
});

/** Accepted: the goods must be sent back. */
export const returnToSend = aReturn({
  status: 'to_send',
  actions: ['send', 'withdraw'],
  timeline: [
    { status: 'requested', actor: 'buyer', at: 1_790_000_000_000 },
    { status: 'to_send', actor: 'seller', at: 1_790_100_000_000 },
  ],
});

/** The carrier has the goods. */
export const returnSent = aReturn({
  status: 'sent',
  actions: [],
  shipping_option: 'pick-up',
  timeline: [...returnToSend.timeline, { status: 'sent', actor: 'buyer', at: 1_790_200_000_000 }],
});

const endActors = { refunded: 'seller', withdrawn: 'buyer', refused: 'system', expired: 'system' } as const;

/** A return that has ended: nothing is left to do. */
export function endReturn(status: keyof typeof endActors): OrderReturn {
  const { deadline: _, ...open } = returnToSend;
  const end = { status, actor: endActors[status], at: 1_790_250_000_000 } as const;
  return { ...open, status, actions: [], timeline: [...returnToSend.timeline, end] };
}

/** Disputed by the seller: the marketplace decides. */
export const returnDisputed = aReturn({
  status: 'disputed',
  seller_note: 'It left us in one piece.',
  timeline: [
    { status: 'requested', actor: 'buyer', at: 1_790_000_000_000 },
    { status: 'disputed', actor: 'seller', note: 'It left us in one piece.', at: 1_790_100_000_000 },
  ],
});
