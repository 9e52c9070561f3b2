import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { ItemKey } from '@pasar/item';
import type { LanguageTag } from '@pasar/markets';
import type { setStockAlert } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { CallingMember } from './calling-member.ts';
import type { SocialDeps } from './social-deps.ts';

type AlertRequest = CallBody<typeof setStockAlert>;

/** The page from which it is requested. */
export type AlertContext = { readonly language: LanguageTag; readonly origin: string };

const mostAlerts = 100;

/** Throws NOT_FOUND if it is not sold, PARAM if it is in stock. */
async function requireSoldOut(
  { db }: SocialDeps,
  { market }: CallingMember,
  { shopid, itemid, modelid }: AlertRequest,
) {
  const row = await db
    .selectFrom('item as i')
    .leftJoin('model as m', (on) =>
      on
        .onRef('m.market', '=', 'i.market')
        .onRef('m.shopid', '=', 'i.shopid')
        .onRef('m.itemid', '=', 'i.itemid')
        .on('m.modelid', '=', modelid ?? 0),
    )
    .select(['i.stock as item_stock', 'i.model_count', 'm.stock as model_stock'])
    .where('i.market', '=', market)
    .where('i.shopid', '=', shopid)
    .where('i.itemid', '=', itemid)
    .where('i.status', '>', 0)
    .executeTakeFirst();
  const stock = modelid === undefined ? row?.item_stock : row?.model_stock;
  if (!row || stock === undefined || stock === null)
    throw new ApiError(errorCodes.NOT_FOUND, 'There is no such item or model.');
  if (stock > 0) throw new ApiError(errorCodes.PARAM, 'The model is in stock.');
}

/** Throws EMAIL_NOT_CONFIRMED if there is no confirmed address for the mail. */
async function requireConfirmedEmail({ db }: SocialDeps, { userid }: CallingMember): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select('userid')
    .where('userid', '=', userid)
    .where('email', 'is not', null)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  if (!account) throw new ApiError(errorCodes.EMAIL_NOT_CONFIRMED);
}

async function requireFewAlerts({ db }: SocialDeps, { userid }: CallingMember): Promise<void> {
  const { count } = await db
    .selectFrom('stock_alert')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userid)
    .executeTakeFirstOrThrow();
  if (count >= mostAlerts) throw new ApiError(errorCodes.LIMIT, 'The account has too many stock alerts.');
}

async function insertAlert(
  deps: SocialDeps,
  member: CallingMember,
  wanted: AlertRequest,
  context: AlertContext,
): Promise<void> {
  await requireSoldOut(deps, member, wanted);
  await requireConfirmedEmail(deps, member);
  await requireFewAlerts(deps, member);
  const { userid, market, now } = member;
  const { shopid, itemid, modelid = 0 } = wanted;
  await deps.db
    .insertInto('stock_alert')
    .values({ market, shopid, itemid, modelid, user_id: userid, ...context, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function deleteAlert(
  { db }: SocialDeps,
  { userid, market }: CallingMember,
  wanted: AlertRequest,
): Promise<void> {
  await db
    .deleteFrom('stock_alert')
    .where('market', '=', market)
    .where('shopid', '=', wanted.shopid)
    .where('itemid', '=', wanted.itemid)
    .where('modelid', '=', wanted.modelid ?? 0)
    .where('user_id', '=', userid)
    .execute();
}

/** Requests or cancels a mail for when a model is back in stock. Throws NOT_FOUND, PARAM, EMAIL_NOT_CONFIRMED, LIMIT. */
export async function changeStockAlert(
  deps: SocialDeps,
  member: CallingMember,
  wanted: AlertRequest,
  context: AlertContext,
): Promise<{ wanted: boolean }> {
  if (wanted.wanted) await insertAlert(deps, member, wanted, context);
  else await deleteAlert(deps, member, wanted);
  return { wanted: wanted.wanted };
}

/** Reads the models of an item with a stock alert of the member; 0 is an item without models. */
export async function readStockAlerts(
  { db }: SocialDeps,
  { userid, market }: CallingMember,
  { shopid, itemid }: ItemKey,
): Promise<number[]> {
  const rows = await db
    .selectFrom('stock_alert')
    .select('modelid')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('user_id', '=', userid)
    .orderBy('modelid')
    .execute();
  return rows.map(({ modelid }) => modelid);
}
