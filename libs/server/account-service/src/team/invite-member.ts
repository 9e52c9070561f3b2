import { readShopContact, shopTeamLimits } from '@pasar/account';
import type { MemberRole } from '@pasar/account';
import type { ShopTeam } from '@pasar/account-contract';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { readTeam } from './read-team.ts';
import { lockTeam, requireTeamCapacity } from './team-deps.ts';
import type { TeamDeps, TeamKey } from './team-deps.ts';

async function countInvitation({ limits }: TeamDeps, key: TeamKey, now: number): Promise<void> {
  const { hits, endsAt } = await limits.hit(`shop-invitation ${key.market} ${key.shopid}`, dayMs, now);
  if (hits > shopTeamLimits.invitationsPerDay)
    throw new ApiError(errorCodes.LIMIT, { retryAfter: Math.ceil((endsAt - now) / 1000) });
}

/** Finds the account with this username or confirmed e-mail address. */
async function findInvited({ db }: TeamDeps, contact: string): Promise<number | null> {
  const account = await db
    .selectFrom('account')
    .select('userid')
    .where((where) =>
      contact.includes('@')
        ? where.and([where('email', '=', contact), where('email_verified', '=', true)])
        : where('username_key', '=', contact),
    )
    .executeTakeFirst();
  return account?.userid ?? null;
}

type Invitation = { readonly contact: string; readonly role: MemberRole };

/**
 * Invites an account to a shop's team, or changes an open invitation. Returns the same whether or not there is such an account.
 * Throws PARAM for an invalid contact or the owner's own, TEAM_FULL, and LIMIT after too many a day.
 */
export async function inviteToTeam(
  deps: TeamDeps,
  owner: TeamKey & { readonly userid: number },
  { contact: text, role }: Invitation,
  now: number,
): Promise<ShopTeam> {
  const { market, shopid } = owner;
  const contact = readShopContact(text);
  if (contact === null) throw new ApiError(errorCodes.PARAM, 'contact: no username or e-mail address.');
  await countInvitation(deps, owner, now);
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    await lockTeam(inside, owner);
    const userid = await findInvited(inside, contact);
    if (userid === owner.userid) throw new ApiError(errorCodes.PARAM, 'contact: your own.');
    // An invitation to the same contact, or one that has expired, leaves its place.
    await db
      .deleteFrom('shop_invitation')
      .where('market', '=', market)
      .where('shopid', '=', shopid)
      .where((where) => where.or([where('contact', '=', contact), where('expires_at', '<=', now)]))
      .execute();
    await requireTeamCapacity(inside, owner);
    const expires_at = now + shopTeamLimits.invitationDays * dayMs;
    await db
      .insertInto('shop_invitation')
      .values({ market, shopid, contact, role, userid, invited_at: now, expires_at })
      .execute();
    return readTeam(inside, owner, now);
  });
}
