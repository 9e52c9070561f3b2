import type { LeavableGroupId } from '@pasar/account';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import { saveProcessingObjection } from '../save-account-settings.ts';
import type { GroupMember } from './read-groups.ts';
import { readGroups } from './read-groups.ts';

type LeaveGroup = (db: Kysely<Database>, member: GroupMember) => Promise<unknown>;

const leaves: Readonly<Record<LeavableGroupId, LeaveGroup>> = {
  adults: (db, { userid }) =>
    db.updateTable('account').set({ adult_consent_at: 0 }).where('userid', '=', userid).execute(),
  personalised: (db, { userid }) => saveProcessingObjection(db, userid, true),
  'shop-team': (db, { userid, market }) =>
    db.deleteFrom('shop_member').where('userid', '=', userid).where('market', '=', market.code).execute(),
};

/** Ends a membership. Throws NOT_FOUND for a group that the member is not in, and PARAM for one that they cannot leave. */
export async function endMembership(
  db: Kysely<Database>,
  member: GroupMember,
  group: LeavableGroupId,
): Promise<void> {
  const current = (await readGroups(db, member)).find(({ id }) => id === group);
  if (!current) throw new ApiError(errorCodes.NOT_FOUND, 'The member is not in this group.');
  if (!current.can_leave) throw new ApiError(errorCodes.PARAM, 'group: cannot be left.');
  await leaves[group](db, member);
}
