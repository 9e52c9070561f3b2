import { maskRecipient } from '@pasar/account';
import { accountRules } from '@pasar/markets';
import type { CodeChannel, MarketCode } from '@pasar/markets';
import { offeredMethods, verificationState } from '@pasar/verification';
import type { VerificationKind, VerificationMethod } from '@pasar/verification';
import type { OfferedVerificationMethod, Verification } from '@pasar/verification-contract';
import { lockedUntil } from './attempt-limits.ts';
import { makeChallenge } from './captcha.ts';
import { hashToken, generateToken } from './hash-token.ts';
import { readFactors } from './read-factors.ts';
import type { MemberFactors } from './read-factors.ts';
import type { VerificationDeps } from './verification-deps.ts';
import type { VerificationRow } from './verification-rows.ts';

type TextChannel = Exclude<CodeChannel, 'email'>;

/** Returns the channels of codes to phones in a market. */
export const textChannels = (market: MarketCode): TextChannel[] =>
  accountRules[market].codeChannels.filter((channel): channel is TextChannel => channel !== 'email');

const toSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

/** Returns the recipient of a method; empty if it sends nothing. */
export function findRecipient(method: VerificationMethod, { phone, email }: MemberFactors): string {
  if (method === 'otp') return phone;
  if (method === 'email') return email;
  return method === 'link' ? phone || email : '';
}

async function toOffered(
  deps: VerificationDeps,
  row: VerificationRow,
  { factors, now }: { readonly factors: MemberFactors; readonly now: number },
): Promise<OfferedVerificationMethod[]> {
  return Promise.all(
    offeredMethods(row.kind as VerificationKind, factors).map(async (method) => {
      const recipient = findRecipient(method, factors);
      const until = await lockedUntil(deps, row, { method, now });
      return {
        method,
        ...(recipient !== '' && { sent_to: maskRecipient(recipient) }),
        ...(method === 'otp' && { channels: textChannels(row.market as MarketCode) }),
        ...(until > now && { locked_for: toSeconds(until - now) }),
      };
    }),
  );
}

/** Issues a token for the call, which voids the previous one. Undefined once one was used. */
async function issueToken({ db }: VerificationDeps, id: string): Promise<string | undefined> {
  const token = generateToken();
  const { numUpdatedRows } = await db
    .updateTable('verification')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .where('passed_at', '>', 0)
    .where('used_at', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : undefined;
}

/** Returns the verification as its browser sees it. */
export async function toView(
  deps: VerificationDeps,
  row: VerificationRow,
  now: number,
): Promise<Verification> {
  const factors = await readFactors(deps.db, row, now);
  const methods = await toOffered(deps, row, { factors, now });
  const isLocked = methods.length > 0 && methods.every(({ locked_for }) => locked_for !== undefined);
  const state = verificationState(
    {
      expiresAt: row.expires_at,
      passedAt: row.passed_at,
      refusedAt: row.refused_at,
      usedAt: row.used_at,
      lockedUntil: isLocked ? now + 1 : 0,
    },
    now,
  );
  const hasCaptcha = state === 'requested' && methods.some(({ method }) => method === 'captcha');
  const token = state === 'passed' ? await issueToken(deps, row.id) : undefined;
  return {
    id: row.id,
    purpose: row.purpose,
    kind: row.kind as VerificationKind,
    state,
    methods,
    expires_in: toSeconds(row.expires_at - now),
    ...(hasCaptcha && { challenge: await makeChallenge(deps, row.id, now) }),
    ...(token !== undefined && { token }),
  };
}
