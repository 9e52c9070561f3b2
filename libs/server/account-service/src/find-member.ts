import { selectMiniCartRows } from '@pasar/cart-service';
import type { MiniCartRow } from '@pasar/cart-service';
import { selectPreferences } from '@pasar/consent-service';
import type { PreferenceRow } from '@pasar/consent-service';
import { prepareQuery } from '@pasar/database';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isCurrentSession, sessionUse } from './sessions.ts';
import type { SessionKey, SessionUse, ShopColumns } from './sessions.ts';

/** An account with its data of a market. */
export type MemberRow = Selectable<Database['account']> & {
  readonly due_at: number | null;
  readonly tax_number: string | null;
  readonly wallet_userid: number | null;
  readonly address_id: number | null;
  readonly shopid: number | null;
  readonly is_official_shop: boolean | null;
  readonly holiday_mode_on: boolean | null;
};

const selectMember = (db: Kysely<Database>, market: string) =>
  db
    .selectFrom('account')
    .leftJoin('account_deletion', 'account_deletion.userid', 'account.userid')
    .leftJoin('account_tax_id', (join) =>
      join.onRef('account_tax_id.userid', '=', 'account.userid').on('account_tax_id.market', '=', market),
    )
    .leftJoin('wallet_pin', 'wallet_pin.userid', 'account.userid')
    .leftJoin('address', (join) =>
      join
        .onRef('address.user_id', '=', 'account.userid')
        .on('address.market', '=', market)
        .on('address.is_default', '=', true),
    )
    .leftJoin('shop', (join) =>
      join.onRef('shop.userid', '=', 'account.userid').on('shop.market', '=', market),
    )
    .selectAll('account')
    .select(['account_deletion.due_at', 'account_tax_id.number as tax_number'])
    .select(['wallet_pin.userid as wallet_userid', 'address.id as address_id'])
    .select(['shop.shopid', 'shop.is_official_shop', 'shop.holiday_mode_on']);

type MemberFinder = (
  db: Kysely<Database>,
  values: { readonly market: string; readonly userid: number },
) => Promise<MemberRow[]>;

/** Finds an account by its id. */
export const findMember: MemberFinder = prepareQuery(
  (db, { market, userid }: { readonly market: string; readonly userid: number }) =>
    selectMember(db, market).where('account.userid', '=', userid),
);

/** A member with the latest lines of their cart and their choices about cookies. */
export type PageMemberRow = MemberRow &
  SessionUse &
  ShopColumns & { readonly cart: MiniCartRow[]; readonly preferences: PreferenceRow[] };

type PageMemberFinder = (
  db: Kysely<Database>,
  values: SessionKey & { readonly market: string },
) => Promise<PageMemberRow[]>;

const accountId = sql.ref<number>('account.userid');

/** Finds the member of a session with everything that a page shows of them, in one statement. */
export const findPageMember: PageMemberFinder = prepareQuery(
  (db, values: SessionKey & { readonly market: string }) => {
    const owner = { cartid: accountId, market: values.market };
    return selectMember(db, values.market)
      .innerJoin('session', 'session.userid', 'account.userid')
      .leftJoin('shop_member', (join) =>
        join.onRef('shop_member.userid', '=', 'account.userid').on('shop_member.market', '=', values.market),
      )
      .where(isCurrentSession(values))
      .select(sessionUse)
      .select(['shop_member.shopid as member_shopid', 'shop_member.role'])
      .select([
        jsonArrayFrom(selectMiniCartRows({ db }, owner)).as('cart'),
        jsonArrayFrom(selectPreferences(db, accountId)).as('preferences'),
      ]);
  },
);
