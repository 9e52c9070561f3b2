import { useState } from 'react';
import { vouchersApi } from './vouchers-api.ts';
import type { Voucher } from './vouchers-api.ts';

/** `voucherStatuses.claimed` on the wire. @spec voucher-status */
const claimed = 3;

type Claimable = Pick<Voucher, 'code' | 'status_code'>;

export type VoucherClaims = {
  /** The wire status for this shopper. */
  readonly statusOf: (voucher: Claimable) => number;
  readonly isClaiming: (voucher: Claimable) => boolean;
  /** Resolves to the error if it failed. */
  readonly claim: (voucher: Claimable) => Promise<unknown>;
};

/**
 * The signed-in shopper's voucher states for one page of a list, and the claim action. Visitors see the public status; the
 * screen sends them to sign in before `claim`.
 */
export function useVoucherClaims(vouchers: readonly Claimable[], signedIn: boolean): VoucherClaims {
  const codes = vouchers.map(({ code }) => code).join(',');
  const { currentData } = vouchersApi.useGetVoucherStatesQuery(
    { codes },
    { skip: !signedIn || codes === '' },
  );
  const [claimVoucher, { isLoading, originalArgs }] = vouchersApi.useClaimVoucherMutation();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const known = (code: string) => currentData?.states.find((state) => state.code === code)?.status_code;
  return {
    statusOf: ({ code, status_code }) => known(code) ?? (taken.includes(code) ? claimed : status_code),
    isClaiming: ({ code }) => isLoading && originalArgs?.code === code,
    claim: async ({ code }) => {
      const { error } = await claimVoucher({ code });
      if (!error) setTaken((before) => [...before, code]);
      return error;
    },
  };
}
