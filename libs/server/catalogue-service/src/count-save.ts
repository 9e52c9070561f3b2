import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';

const maxSavesPerDay = 500;

type SavingCall = {
  readonly user: { readonly userid: number };
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Counts a save towards the member's daily limit of one call, `max`. Throws LIMIT with `retryAfter` beyond it. */
export async function countSave(
  limits: RateWindows,
  callId: string,
  { user, now }: SavingCall,
  max = maxSavesPerDay,
): Promise<void> {
  const { hits, endsAt } = await limits.hit(`${callId} ${user.userid}`, dayMs, now);
  if (hits > max) throw new ApiError(errorCodes.LIMIT, { retryAfter: Math.ceil((endsAt - now) / 1000) });
}
