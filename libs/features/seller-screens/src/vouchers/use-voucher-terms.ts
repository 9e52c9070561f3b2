import type { ListedShopVoucher } from '@pasar/catalogue-api';
import { useFormat } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

type VoucherTerms = {
  readonly discount: string;
  /** The minimum spend, and the maximum discount if there is one. */
  readonly terms: string;
  readonly scope: string;
};

/** The texts of a voucher's terms. */
export function useVoucherTerms({
  percent,
  amount,
  cap,
  min_spend,
  item_count,
}: ListedShopVoucher): VoucherTerms {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const least =
    min_spend.amount > 0
      ? t('voucher_min_spend', { amount: format.money(min_spend) })
      : t('voucher_no_min_spend');
  return {
    discount:
      percent !== undefined
        ? `−${format.percent(percent)}`
        : amount
          ? `−${format.money(amount)}`
          : t('voucher_free-shipping'),
    terms: cap ? `${least} · ${t('voucher_up_to', { amount: format.money(cap) })}` : least,
    scope: item_count > 0 ? t('voucher_items', { number: format.number(item_count) }) : t('whole_shop'),
  };
}
