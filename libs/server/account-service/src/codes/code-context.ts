import type { AccountDeps } from '../account-deps.ts';
import type { SignInContext } from '../sign-in.ts';
import { findAccountByRecipient, readRecipient } from './recipient.ts';
import type { CodeSubject } from './one-time-codes.ts';
import type { CodePurpose } from '@pasar/account';

/** A call about codes. */
export type CodeContext = SignInContext & {
  /** The value of the known-device cookie. */
  readonly knownDevice: string | undefined;
};

/** Parses the recipient of a code and looks up whether an account has it. */
export async function readCodeSubject(
  { db, devices, refusesTestAccounts = false }: AccountDeps,
  { purpose, text }: { readonly purpose: CodePurpose; readonly text: string },
  { market, knownDevice }: CodeContext,
) {
  const recipient = readRecipient(text, market);
  const found = await findAccountByRecipient(db, recipient);
  const account = found?.is_test && refusesTestAccounts ? undefined : found;
  const device = account && (await devices.read(knownDevice, account.userid));
  const subject: CodeSubject = { purpose, recipient: recipient.value, device };
  return { recipient, account, subject };
}
