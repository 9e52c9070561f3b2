import type { Voucher } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { readVoucherRows, toVoucher } from './voucher-rows.ts';

/** Finds a usable voucher by its promotion id. Throws NOT_FOUND. */
export async function findVoucherByPromotion(
  deps: CatalogueDeps,
  { market, now }: CatalogueView,
  promotionid: number,
): Promise<Voucher> {
  const [row] = await readVoucherRows(deps, {
    market,
    where: [
      sql<boolean>`id_of_name(v.code) = ${promotionid}`,
      sql<boolean>`v.starts_at <= ${now} and v.ends_at > ${now}`,
    ],
    order: 'first-to-end',
    limit: 1,
  });
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'The voucher does not exist or has ended.');
  return toVoucher(row);
}
