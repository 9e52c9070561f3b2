import { useSession } from '@pasar/account-api';
import { useVoucherClaims } from '@pasar/catalogue-api';
import type { VoucherClaims } from '@pasar/catalogue-api';
import { loginPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useLocation, useNavigate } from 'react-router-dom';

type Claimable = Parameters<VoucherClaims['claim']>[0];

type ClaimTexts = {
  /** The toast after a claim; none if the page shows the state itself. */
  readonly claimed?: string;
  /** The message if the server gives no reason. */
  readonly failed: string;
};

/** The vouchers' states for this shopper, and the claim action: visitors are redirected to sign in and back to this page. */
export function useClaimVoucher(vouchers: readonly Claimable[], { claimed, failed }: ClaimTexts) {
  const { status } = useSession();
  const claims = useVoucherClaims(vouchers, status === 'logged-in');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    ...claims,
    claim: async (voucher: Claimable): Promise<void> => {
      if (status === 'not-logged-in') return navigate(loginPath(pathname + search));
      const error = await claims.claim(voucher);
      if (error) return showFailure({ call: 'voucher-claim', error, fallbackMessage: failed });
      if (claimed !== undefined) toast({ message: claimed, kind: 'success' });
    },
  };
}
