import { findShopUsers } from '@pasar/http-server';
import type { ItemKey } from '@pasar/item';
import { addNotifications } from '@pasar/notification-service';
import type { MemberDeps } from '../member-deps.ts';
import type { CallingMember } from '../calling-member.ts';
import type { QuestionKey } from './question-keys.ts';
import type { ItemSeller } from './require-seller.ts';

const toParameters = (
  { shopid, itemid }: ItemKey,
  { shop_name, item_name, pictures: [picture] }: ItemSeller,
) => ({ shopid, shop_name, itemid, item_name, ...(picture && { picture }) });

/** Tells those who answer for the shop that a question was asked. */
export async function notifyShop(
  deps: MemberDeps,
  { market, now }: CallingMember,
  { shopid, itemid }: ItemKey,
  seller: ItemSeller,
): Promise<void> {
  const parameters = toParameters({ shopid, itemid }, seller);
  const team = await findShopUsers(deps.db, { market, shopid }, 'ratings');
  await addNotifications(
    deps,
    team.map((userid) => ({ userid, market, kind: 'question-asked', shopid, parameters })),
    now,
  );
}

/** Tells the member who asked that somebody else has answered. */
export async function notifyAsker(
  deps: MemberDeps,
  { userid, market, now }: CallingMember,
  { shopid, itemid, questionid }: QuestionKey,
  seller: ItemSeller,
): Promise<void> {
  const question = await deps.db
    .selectFrom('item_question')
    .select('user_id')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('questionid', '=', questionid)
    .executeTakeFirst();
  if (!question || question.user_id === userid) return;
  const parameters = toParameters({ shopid, itemid }, seller);
  await addNotifications(
    deps,
    [{ userid: question.user_id, market, kind: 'question-answered', parameters }],
    now,
  );
}
