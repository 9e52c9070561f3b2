import type { SaveVoucherRequest, ShopVoucher } from '@pasar/catalogue-api';
import { toZonedText } from '@pasar/locale-format';
import { toPriceText } from '../product/price-text.ts';

export type ChosenItem = ShopVoucher['items'][number];

/** The form's values, as texts. Times are in the market's time zone; an empty start is now. */
export type VoucherForm = {
  readonly code: string;
  readonly name: string;
  readonly kind: 'percentage' | 'fixed';
  readonly percent: string;
  readonly amount: string;
  readonly cap: string;
  readonly minSpend: string;
  readonly quantity: string;
  readonly perUserLimit: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly hasChosenItems: boolean;
  readonly items: readonly ChosenItem[];
  readonly isListed: boolean;
};

export const emptyVoucherForm: VoucherForm = {
  ...{ code: '', name: '', kind: 'percentage', percent: '', amount: '', cap: '', minSpend: '' },
  ...{ quantity: '', perUserLimit: '1', startsAt: '', endsAt: '' },
  ...{ hasChosenItems: false, items: [], isListed: true },
};

/** The form values of an existing voucher, in an IANA time zone. */
export const toVoucherForm = (voucher: ShopVoucher, timeZone: string): VoucherForm => ({
  ...{ code: voucher.code, name: voucher.name },
  kind: voucher.kind === 'fixed' ? 'fixed' : 'percentage',
  percent: voucher.percent === undefined ? '' : String(voucher.percent),
  amount: voucher.amount ? toPriceText(voucher.amount) : '',
  cap: voucher.cap ? toPriceText(voucher.cap) : '',
  minSpend: toPriceText(voucher.min_spend),
  quantity: String(voucher.quantity),
  perUserLimit: String(voucher.per_user_limit),
  startsAt: toZonedText(voucher.starts_at, timeZone),
  endsAt: toZonedText(voucher.ends_at, timeZone),
  ...{ hasChosenItems: voucher.items.length > 0, items: voucher.items, isListed: voucher.is_listed },
});

/** The form values of a copy: everything but the code and the period. */
export const toVoucherCopy = (voucher: ShopVoucher, timeZone: string): VoucherForm => ({
  ...toVoucherForm(voucher, timeZone),
  ...{ code: '', startsAt: '', endsAt: '' },
});

/** The request that saves a voucher as it is. */
export const toSaveRequest = (voucher: ShopVoucher): SaveVoucherRequest => ({
  ...{ code: voucher.code, revision: voucher.revision, name: voucher.name, kind: voucher.kind },
  value: voucher.percent ?? voucher.amount?.amount ?? 0,
  ...(voucher.cap && { cap: voucher.cap.amount }),
  ...{ min_spend: voucher.min_spend.amount, quantity: voucher.quantity },
  ...{ per_user_limit: voucher.per_user_limit, starts_at: voucher.starts_at, ends_at: voucher.ends_at },
  ...(voucher.items.length > 0 && { itemids: voucher.items.map(({ itemid }) => itemid) }),
  is_listed: voucher.is_listed,
});
