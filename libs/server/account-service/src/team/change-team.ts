import type { MemberRole } from '@pasar/account';
import type { ShopTeam } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { ShopMembership } from '@pasar/http-server';
import { readTeam } from './read-team.ts';
import type { TeamDeps, TeamKey } from './team-deps.ts';

type Change = TeamKey & { readonly now: number };

/** Withdraws an invitation; one that no longer exists is ignored. */
export async function withdrawInvitation(
  deps: TeamDeps,
  { market, shopid, now }: Change,
  contact: string,
): Promise<ShopTeam> {
  await deps.db
    .deleteFrom('shop_invitation')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('contact', '=', contact)
    .execute();
  return readTeam(deps, { market, shopid }, now);
}

/** Changes a member's role. Throws NOT_FOUND for an account that is no member of the team. */
export async function setMemberRole(
  deps: TeamDeps,
  { market, shopid, now }: Change,
  { userid, role }: { readonly userid: number; readonly role: MemberRole },
): Promise<ShopTeam> {
  const { numUpdatedRows } = await deps.db
    .updateTable('shop_member')
    .set({ role })
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('userid', '=', userid)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such member.');
  return readTeam(deps, { market, shopid }, now);
}

const deleteMember = ({ db }: TeamDeps, { market, shopid }: TeamKey, userid: number) =>
  db
    .deleteFrom('shop_member')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('userid', '=', userid)
    .execute();

/** Removes a member; an account that is no member of the team is ignored. */
export async function removeFromTeam(
  deps: TeamDeps,
  { market, shopid, now }: Change,
  userid: number,
): Promise<ShopTeam> {
  await deleteMember(deps, { market, shopid }, userid);
  return readTeam(deps, { market, shopid }, now);
}

/** Ends the member's own place in a team. Throws PARAM for the owner. */
export async function leaveOwnTeam(
  deps: TeamDeps,
  {
    userid,
    market,
    shopMembership,
  }: { readonly userid: number; readonly market: string; readonly shopMembership: ShopMembership },
): Promise<Record<string, never>> {
  if (shopMembership.role === 'owner')
    throw new ApiError(errorCodes.PARAM, 'The owner cannot leave the shop.');
  await deleteMember(deps, { market, shopid: shopMembership.shopid }, userid);
  return {};
}
