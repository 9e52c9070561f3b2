import { dayMs } from '@pasar/durations';

/** Ages of a refund at which the provider is asked again: banks return one within a month. */
const checkAgesMs = [1, 3, 7, 14, 30].map((days) => days * dayMs);

/** When to ask the provider next whether a refund that was paid out came back, in epoch milliseconds; null: not again. */
export function nextRefundCheck(paidOutAt: number, now: number): number | null {
  const age = checkAgesMs.find((each) => paidOutAt + each > now);
  return age === undefined ? null : paidOutAt + age;
}
