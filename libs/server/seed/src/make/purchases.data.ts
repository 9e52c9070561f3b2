/** What the first test account bought: how many days ago, from which kind of shop, and how far the parcel is. */
export const purchases = [
  { days: 2, fromSupermarket: false, status: 'to_receive' },
  { days: 9, fromSupermarket: true, status: 'completed' },
  { days: 17, fromSupermarket: false, status: 'completed' },
  { days: 33, fromSupermarket: false, status: 'completed' },
  { days: 48, fromSupermarket: true, status: 'completed' },
  { days: 75, fromSupermarket: false, status: 'completed' },
  { days: 1, fromSupermarket: false, status: 'to_pay' },
] as const;

export type Purchase = (typeof purchases)[number];
