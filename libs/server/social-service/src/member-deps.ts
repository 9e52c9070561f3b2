import type { Ids } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { CallingMember } from './calling-member.ts';
import type { SocialDeps } from './social-deps.ts';

/** Additional dependencies of members' texts and votes. */
export type MemberDeps = SocialDeps & { readonly ids: Ids; readonly limits: RateWindows };

/** Counts a member's action towards a daily limit. Throws LIMIT beyond it. */
export async function countToday(
  { limits }: MemberDeps,
  { userid, now }: CallingMember,
  { act, most }: { readonly act: string; readonly most: number },
): Promise<void> {
  const { hits, endsAt } = await limits.hit(`${act} ${userid}`, dayMs, now);
  if (hits > most) throw new ApiError(errorCodes.LIMIT, { retryAfter: Math.ceil((endsAt - now) / 1000) });
}
