/** The first test account's purchases: how many days ago, the kind of shop, and the status of the parcel. */
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
