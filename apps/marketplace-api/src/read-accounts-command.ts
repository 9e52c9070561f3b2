import type { AccountRestriction } from '@pasar/account';

/** What an operator asks of `npm run accounts`. */
export type AccountsCommand = {
  readonly username: string;
  /** Null releases the account. */
  readonly restriction: AccountRestriction | null;
};

const restrictions: Readonly<Record<string, AccountRestriction | null>> = {
  freeze: 'frozen',
  ban: 'banned',
  fraud: 'fraud',
  lock: 'locked',
  'require-password': 'password-change',
  release: null,
};

export const accountsUsage = Object.keys(restrictions)
  .map((command) => `npm run accounts -- ${command} USERNAME`)
  .join('\n');

/** Reads the arguments of `npm run accounts`; undefined if they are none of its commands. */
export function readAccountsCommand(args: readonly string[]): AccountsCommand | undefined {
  const [command = '', username = '', ...others] = args;
  const isKnown = Object.hasOwn(restrictions, command);
  if (!isKnown || username === '' || username.startsWith('-') || others.length > 0) return undefined;
  return { username, restriction: restrictions[command] ?? null };
}
