import { useSession } from '@pasar/account-api';
import { useVoucherClaims } from '@pasar/catalogue-api';
import type { Voucher } from '@pasar/catalogue-api';
import { buildPath, loginPath, shopPath } from '@pasar/routing-table';
import { useFormat, useShowFailure, useToast } from '@pasar/screen-kit';
import { VoucherList, voucherState } from '@pasar/voucher-card';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

/** Vouchers that can be claimed; a visitor is sent to sign in and comes back. */
export function MartVouchers({ vouchers }: { readonly vouchers: readonly Voucher[] }): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const signedIn = useSession().status === 'logged-in';
  const claims = useVoucherClaims(vouchers, signedIn);
  const claim = useClaim(claims.claim, signedIn);
  const format = useFormat();
  return (
    <VoucherList
      label={t('vouchers')}
      vouchers={vouchers}
      stateOf={(voucher) => voucherState(claims.statusOf(voucher))}
      format={format}
      spendPath={spendPath}
      isClaiming={claims.isClaiming}
      onClaim={(voucher) => void claim(voucher)}
    />
  );
}

/** Where a voucher can be spent: in its shop, or anywhere in the supermarket. */
const spendPath = ({ shop }: Voucher): string =>
  shop ? shopPath({ username: shop.username, shopId: shop.shopid }) : buildPath('supermarket-all-products');

function useClaim(sendClaim: (voucher: Voucher) => Promise<unknown>, signedIn: boolean) {
  const { t } = useTranslation('supermarket-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (voucher: Voucher): Promise<void> => {
    if (!signedIn) return navigate(loginPath(pathname + search));
    const error = await sendClaim(voucher);
    if (error) return showFailure({ call: 'voucher-claim', error, fallbackMessage: t('claim_failed') });
    return toast({ message: t('claimed'), kind: 'success' });
  };
}
