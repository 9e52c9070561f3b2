import type { RunningStore } from '../store/running-store.ts';
import { readData } from '../store/shopper.ts';
import { signUpShopper } from '../store/sign-up.ts';
import type { Member } from '../store/shopper.ts';

/** A member, with texts that are in their pages only, and the number of their cart's lines. */
export type KnownMember = Member & { readonly marks: readonly string[]; readonly lineCount: number };

type Account = { readonly username: string; readonly email: string };

/** Creates members with empty carts. */
export async function createMembers(
  store: RunningStore,
  market: string,
  count: number,
): Promise<KnownMember[]> {
  const members: KnownMember[] = [];
  for (let at = 0; at < count; at += 1) {
    const member = await signUpShopper(store, market);
    const account = readData<Account>(await member.call({ path: '/api/v4/account/basic/get_account_info' }));
    if (!account) throw new Error('A new member is not signed in.');
    members.push({ ...member, marks: [account.username, account.email], lineCount: 0 });
  }
  return members;
}
