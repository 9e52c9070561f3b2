/** Formats an order number to read out on the phone: the day (UTC) and the id in letters and digits, `261121-3KD9…`. */
export const formatOrderSn = (orderId: number, now: number): string => {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}${orderId.toString(36).toUpperCase()}`;
};
