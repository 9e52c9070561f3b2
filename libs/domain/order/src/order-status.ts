/** Order statuses in chronological order; the last two are the alternative endings. */
export const orderStatuses = [
  'to_pay',
  'to_ship',
  'to_receive',
  'completed',
  'cancelled',
  'return_refund',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Whether an external text is a status. */
export const isOrderStatus = (text: string): text is OrderStatus =>
  (orderStatuses as readonly string[]).includes(text);
