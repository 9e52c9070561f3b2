import { findBestVouchers } from '@pasar/cart';
import type { CheckoutInput, VoucherRule } from '@pasar/cart';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

/** At most one voucher of the platform and one of each shop. */
export type ChosenVouchers = {
  readonly platform?: VoucherRule;
  readonly byShop: ReadonlyMap<number, VoucherRule>;
};

/** Keeps one voucher of each issuer: that of the best combination, or the first if none saves anything. */
function keepOnePerIssuer(vouchers: readonly VoucherRule[], input: CheckoutInput): readonly VoucherRule[] {
  const best = findBestVouchers(input, vouchers)?.codes ?? [];
  return [...Map.groupBy(vouchers, ({ shopid }) => shopid).values()].flatMap(
    (ofIssuer) => ofIssuer.find(({ code }) => best.includes(code)) ?? ofIssuer.slice(0, 1),
  );
}

const hasSurplus = (vouchers: readonly VoucherRule[]): boolean =>
  new Set(vouchers.map(({ shopid }) => shopid)).size < vouchers.length;

type Selection = { readonly chosen: ChosenVouchers; readonly surplusCodes: readonly string[] };

/**
 * Chooses from the named vouchers. If an issuer has more than one, all but one are surplus if `dropSurplusFrom` is given (the
 * checkout without vouchers); otherwise throws VOUCHER_INVALID.
 */
export function chooseVouchers(named: readonly VoucherRule[], dropSurplusFrom?: CheckoutInput): Selection {
  if (hasSurplus(named) && !dropSurplusFrom)
    throw new ApiError(errorCodes.VOUCHER_INVALID, 'At most one platform voucher and one voucher per shop.');
  const kept = hasSurplus(named) && dropSurplusFrom ? keepOnePerIssuer(named, dropSurplusFrom) : named;
  const platform = kept.find(({ shopid }) => shopid === undefined);
  const byShop = new Map(
    kept.flatMap((voucher) => (voucher.shopid === undefined ? [] : [[voucher.shopid, voucher] as const])),
  );
  return {
    chosen: { ...(platform && { platform }), byShop },
    surplusCodes: named.filter((voucher) => !kept.includes(voucher)).map(({ code }) => code),
  };
}
