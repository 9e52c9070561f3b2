import { ApiError, createCallCounter } from '@pasar/http-server';
import type { GuardedCall, VerificationGuard } from '@pasar/http-server';
import {
  requiresVerification,
  verificationHeader,
  verificationKind,
  verificationLimits,
} from '@pasar/verification';
import type { VerificationPurpose } from '@pasar/verification';
import { clientKey } from './attempt-limits.ts';
import { readOwner } from './browser-owner.ts';
import { hashToken } from './hash-token.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { openVerification } from './verification-rows.ts';

/** Consumes the call's token; returns whether it belongs to this browser and member, matches the purpose, and is not expired. */
async function consumeToken(
  { db }: VerificationDeps,
  purpose: VerificationPurpose,
  { cookies, now, readHeader, user }: GuardedCall,
): Promise<boolean> {
  const token = readHeader(verificationHeader);
  const owner = readOwner(cookies);
  if (token === undefined || owner === '') return false;
  const { numUpdatedRows } = await db
    .updateTable('verification')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('owner', '=', owner)
    .where('userid', '=', user?.userid ?? 0)
    .where('used_at', '=', 0)
    .where('passed_at', '>', now - verificationLimits.tokenLifetimeMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Opens a verification and throws the policy's code with it. */
async function ask(
  { db, policies }: VerificationDeps,
  { purpose, counter = '' }: { readonly purpose: VerificationPurpose; readonly counter: string | undefined },
  call: GuardedCall,
): Promise<never> {
  const { code } = policies[purpose];
  const kind = verificationKind(code);
  if (kind === undefined) throw new TypeError(`${purpose}: its code asks for no verification`);
  const wanted = { purpose, kind, userid: call.user?.userid ?? 0, counter };
  throw new ApiError(code, { verification: await openVerification(db, wanted, call) });
}

/** The fraction of free hits up to which a process counts a client only in memory. */
const sharedFrom = 1 / 8;

/** Creates the guard of a store's calls. */
export function createGuard(deps: VerificationDeps): VerificationGuard {
  const { limits, policies, now } = deps;
  const memory = createCallCounter({ now });
  const countHits = async (counter: string | undefined, at: number): Promise<number> =>
    counter === undefined ? 0 : ((await limits.peek(counter, at))?.hits ?? 0);
  return {
    require: async (purpose, call, key) => {
      const policy = policies[purpose];
      const counter = policy.freeHits > 0 ? await clientKey(deps, purpose, call, key) : undefined;
      if (await consumeToken(deps, purpose, call)) return;
      if (requiresVerification(policy, await countHits(counter, call.now)))
        await ask(deps, { purpose, counter }, call);
    },
    count: async (purpose, call, key) => {
      const counter = await clientKey(deps, purpose, call, key);
      if (counter !== undefined) await limits.hit(counter, policies[purpose].windowMs, call.now);
    },
    limit: async (purpose, call) => {
      const { freeHits, windowMs } = policies[purpose];
      const counter = await clientKey(deps, purpose, call);
      if (counter === undefined) return;
      if (memory.hit(counter, freeHits, windowMs).hits <= freeHits * sharedFrom) return;
      const { hits } = await limits.hit(counter, windowMs, call.now);
      if (hits <= freeHits || (await consumeToken(deps, purpose, call))) return;
      await ask(deps, { purpose, counter }, call);
    },
    forget: async (purpose, call, key) => {
      const counter = await clientKey(deps, purpose, call, key);
      if (counter !== undefined) await limits.clear(counter);
    },
  };
}
