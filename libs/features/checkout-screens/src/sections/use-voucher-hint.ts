import type { VoucherOffer } from '@pasar/order-api/inject';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';

/** The amount that a voucher saves, or why it does not apply. */
export function useVoucherHint(): (offer: VoucherOffer) => string {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  return ({ applies, saves, reason, min_spend, missing }) =>
    applies
      ? t('saves', { amount: format.money(saves) })
      : missing
        ? t('reason_missing', { amount: format.money(min_spend), missing: format.money(missing) })
        : t(`reason_${reason ?? 'unknown'}`, { amount: format.money(min_spend) });
}
