import type { claimVoucher, getVoucherStates, getVoucherWallet, Voucher } from '@pasar/catalogue-contract';
import { normalizeVoucherCode } from '@pasar/cart';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps, MemberView } from '../catalogue-deps.ts';
import { textCursor } from '../cursors.ts';
import { sortableCode, readVoucherRows, toVoucher, countUses, voucherStatus } from './voucher-rows.ts';
import type { VoucherRow } from './voucher-rows.ts';

/** @spec voucher-status */
function memberVoucherStatus({ uses: used, per_user_limit, claimed_at, uses_left }: VoucherRow): number {
  if (used >= per_user_limit) return voucherStatus.used;
  if (uses_left === 0) return voucherStatus.redeemed;
  return claimed_at === null ? voucherStatus.claimable : voucherStatus.claimed;
}

/** Reads the status of vouchers for the shopper. */
export async function readVoucherStates(
  deps: CatalogueDeps,
  member: MemberView,
  codes: string,
): Promise<CallData<typeof getVoucherStates>['states']> {
  const { market, userid } = member;
  const wanted = [...new Set(codes.split(','))];
  const where = [sql<boolean>`v.code = any(${wanted}::text[])`];
  const rows = await readVoucherRows(deps, {
    market,
    userid,
    where,
    order: 'first-to-end',
    limit: wanted.length,
  });
  return rows.map((row) => ({ code: row.code, status_code: memberVoucherStatus(row) }));
}

const voucherInvalid = (why: string) => new ApiError(errorCodes.VOUCHER_INVALID, why);

function requireClaimable(row: VoucherRow | undefined, now: number): asserts row is VoucherRow {
  if (!row) throw voucherInvalid('unknown');
  if (now < row.starts_at) throw voucherInvalid('not-started');
  if (now >= row.ends_at) throw new ApiError(errorCodes.EXPIRED, 'The voucher has ended.');
  if (row.uses_left === 0 || row.uses >= row.per_user_limit) throw voucherInvalid('used-up');
}

/**
 * Claims a voucher in one transaction, so that the checks hold when it is stored. Claiming it again changes
 * nothing. Throws EXPIRED if it is expired, and VOUCHER_INVALID if it can't be used for another reason.
 */
export function addClaim(
  { db: outside }: CatalogueDeps,
  own: MemberView,
  typed: string,
): Promise<CallData<typeof claimVoucher>['voucher']> {
  const code = normalizeVoucherCode(typed);
  return outside.transaction().execute(async (db) => {
    const { market, userid } = own;
    await sql`select from voucher where market = ${market} and code = ${code} for share`.execute(db);
    const where = [sql<boolean>`v.code = ${code}`];
    const [row] = await readVoucherRows({ db }, { market, userid, where, order: 'first-to-end', limit: 1 });
    requireClaimable(row, own.now);
    await db
      .insertInto('voucher_claim')
      .values({ user_id: own.userid, market: own.market, code, claimed_at: own.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return toVoucher(row, voucherStatus.claimed);
  });
}

type WalletQuery = NonNullable<CallQuery<typeof getVoucherWallet>>;

const tabConditions = ({
  userid,
  now,
}: MemberView): Record<NonNullable<WalletQuery['tab']>, RawBuilder<boolean>> => {
  const used = sql`${countUses(userid)} >= v.per_user_limit`;
  return {
    usable: sql<boolean>`v.ends_at > ${now} and v.uses_left > 0 and not (${used})`,
    used: sql<boolean>`${used}`,
    expired: sql<boolean>`(v.ends_at <= ${now} or v.uses_left = 0) and not (${used})`,
  };
};

/** Reads a page of the wallet, the latest claim first. @spec voucher-wallet */
export async function readVoucherWallet(
  deps: CatalogueDeps,
  own: MemberView,
  { tab = 'usable', cursor, limit = 20 }: WalletQuery,
): Promise<{ vouchers: Voucher[]; next?: string }> {
  const after = textCursor.read(cursor);
  const rows = await readVoucherRows(deps, {
    market: own.market,
    userid: own.userid,
    where: [
      sql<boolean>`c.claimed_at is not null`,
      tabConditions(own)[tab],
      ...(after
        ? [sql<boolean>`(c.claimed_at, ${sortableCode}) < (${after.number}::int8, ${after.text})`]
        : []),
    ],
    order: 'latest-claim',
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last;
  return {
    vouchers: shown.map((row) => toVoucher(row, memberVoucherStatus(row))),
    ...(more && { next: textCursor.write({ text: last.code, number: last.claimed_at ?? 0 }) }),
  };
}
