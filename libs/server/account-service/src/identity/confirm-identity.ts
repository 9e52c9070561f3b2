import { identityProofMs } from '@pasar/account';
import type { confirmIdentity } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { CodeChannel, LanguageTag, Market } from '@pasar/markets';
import type { AccountDeps } from '../account-deps.ts';
import { deliverCode } from '../codes/deliver-code.ts';
import type { CodeSubject } from '../codes/one-time-codes.ts';
import type { SignInContext } from '../sign-in.ts';
import { countAttempt, identityLimits, resetAttempts } from '../sign-in-limits.ts';
import { markIdentified } from './fresh-identity.ts';
import type { SessionOwner } from './fresh-identity.ts';

type Contact = {
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly phone: string | null;
};

/** Lists the market's channels by which a code can reach this account. */
export const listIdentityChannels = (contact: Contact, { code }: Pick<Market, 'code'>): CodeChannel[] =>
  accountRules[code].codeChannels.filter((channel) => findRecipient(contact, channel) !== undefined);

function findRecipient({ email, email_verified, phone }: Contact, channel: CodeChannel): string | undefined {
  if (channel !== 'email') return phone ?? undefined;
  return email_verified && email !== null ? email : undefined;
}

const readAccount = ({ db }: AccountDeps, userid: number) =>
  db
    .selectFrom('account')
    .select(['email', 'email_verified', 'phone', 'password_hash'])
    .where('userid', '=', userid)
    .executeTakeFirst();

async function readSubject(
  deps: AccountDeps,
  { userid, channel }: { readonly userid: number; readonly channel: CodeChannel },
  { market }: Pick<SignInContext, 'market'>,
): Promise<CodeSubject> {
  const account = await readAccount(deps, userid);
  const isOffered = account && listIdentityChannels(account, market).includes(channel);
  const recipient = isOffered ? findRecipient(account, channel) : undefined;
  if (recipient === undefined) throw new ApiError(errorCodes.PARAM, 'channel: reaches nobody');
  return { purpose: 'identity', recipient, device: `member-${userid}` };
}

/** Sends a code to the member's own number or confirmed address. Throws like `deliverCode`. */
export async function sendIdentityProofCode(
  deps: AccountDeps,
  member: { readonly userid: number; readonly channel: CodeChannel },
  context: SignInContext & { readonly language: LanguageTag },
) {
  const subject = await readSubject(deps, member, context);
  return deliverCode(deps, { subject, channel: member.channel }, context);
}

async function checkPassword(deps: AccountDeps, userid: number, password: string): Promise<void> {
  const account = await readAccount(deps, userid);
  if (await deps.passwords.verify(account?.password_hash ?? null, password)) return;
  throw new ApiError(errorCodes.LOGIN_FAILED, { status: 422 });
}

/**
 * Proves the identity of the session's user with a password or a code. Throws `LOGIN_FAILED`, what `OneTimeCodes.consume`
 * throws, or `PASSWORD_ERROR_COOLDOWN` with `retryAfter`.
 */
export async function proveIdentity(
  deps: AccountDeps,
  { password, code, channel }: CallBody<typeof confirmIdentity>,
  { market, now, ...owner }: SessionOwner & Pick<SignInContext, 'market' | 'now'>,
): Promise<{ readonly expires_in: number }> {
  const limits = identityLimits(owner.userid);
  await countAttempt(deps.limits, limits, now);
  if (password !== undefined) await checkPassword(deps, owner.userid, password);
  else if (code !== undefined && channel !== undefined)
    await deps.codes.consume(
      await readSubject(deps, { userid: owner.userid, channel }, { market }),
      code,
      now,
    );
  else throw new ApiError(errorCodes.PARAM, 'Send a password, or a code and its channel.');
  await resetAttempts(deps.limits, limits);
  await markIdentified(deps.db, owner, now);
  return { expires_in: identityProofMs / 1000 };
}
