/** What the first test account bought: how many days ago, from which kind of shop, and how far the parcel is. */
export const purchases = [
  { days: 2, mart: false, status: 'to_receive' },
  { days: 9, mart: true, status: 'completed' },
  { days: 17, mart: false, status: 'completed' },
  { days: 33, mart: false, status: 'completed' },
  { days: 48, mart: true, status: 'completed' },
  { days: 75, mart: false, status: 'completed' },
  { days: 1, mart: false, status: 'to_pay' },
] as const;

export type Purchase = (typeof purchases)[number];
