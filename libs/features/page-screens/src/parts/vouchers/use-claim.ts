import type { Voucher } from '@pasar/catalogue-api';
import { loginPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

/** Claims a voucher; visitors are redirected to sign in, and back. */
export function useClaim(sendClaim: (voucher: Voucher) => Promise<unknown>, signedIn: boolean) {
  const { t } = useTranslation('page-screens');
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
