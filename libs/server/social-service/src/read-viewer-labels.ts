import type { ViewerLabels } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { CallingMember } from './calling-member.ts';
import type { SocialDeps } from './social-deps.ts';

type LabelRow = {
  readonly shopid: number;
  readonly itemid: number;
  readonly welcome: boolean;
  readonly followed: boolean;
  readonly liked_by_friend: boolean;
};

/** A member is new until the first order; cancelled orders do not count. */
const isNew = (userid: number) => sql`not exists (select from orders as o
  where o.user_id = ${userid} and o.status <> 'cancelled')`;

const follows = ({ userid, market }: CallingMember) => sql`exists (select from shop_follow as f
  where f.user_id = ${userid} and f.market = ${market} and f.shopid = i.shopid)`;

/** Friends are the owners of shops that the viewer follows. Reveals only public likes, never purchases. */
const likedByFriend = ({ userid, market }: CallingMember) => sql`exists (select from shop_follow as f
  join shop as s on s.market = f.market and s.shopid = f.shopid
  join item_like as l on l.user_id = s.userid and l.market = i.market and l.shopid = i.shopid and l.itemid = i.itemid
  where f.user_id = ${userid} and f.market = ${market} and s.userid <> ${userid}
    and not exists (select from social_setting as p where p.user_id = s.userid and p.likes_private))`;

const toLabels = ({ shopid, itemid, welcome, followed, liked_by_friend }: LabelRow): ViewerLabels => ({
  shopid,
  itemid,
  ...(welcome && { welcome_package_info: { wp_eligibility: { is_wp_eligible: true } } }),
  ...(followed && { relationship_label: { show: true } }),
  ...(liked_by_friend && { friend_relationship_label: { show: true } }),
});

/** Reads the personal labels of items (`shopid.itemid`, comma-separated) for a member, in one query. */
export async function readViewerLabels(
  { db }: SocialDeps,
  member: CallingMember,
  items: string,
): Promise<ViewerLabels[]> {
  const keys = items.split(',').map((key) => key.split('.').map(Number));
  const { rows } = await sql<LabelRow>`select * from (
      select i.shopid, i.itemid,
        i.in_welcome_package and ${isNew(member.userid)} as welcome,
        ${follows(member)} as followed,
        ${likedByFriend(member)} as liked_by_friend
      from item as i
      join unnest(${keys.map(([shopid]) => shopid)}::bigint[], ${keys.map(([, itemid]) => itemid)}::bigint[])
        as k (shopid, itemid) using (shopid, itemid)
      where i.market = ${member.market} and i.status > 0
    ) as labelled
    where welcome or followed or liked_by_friend
    order by itemid`.execute(db);
  return rows.map(toLabels);
}
