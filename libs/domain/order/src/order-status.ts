/** Where an order stands, in the order in which a buyer lives it; the last two end it another way. */
export const orderStatuses = [
  'to_pay',
  'to_ship',
  'to_receive',
  'completed',
  'cancelled',
  'return_refund',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Whether a text from outside is a status. */
export const isOrderStatus = (text: string): text is OrderStatus =>
  (orderStatuses as readonly string[]).includes(text);
