import { Notice } from '@pasar/design-system';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostListText } from '../host/use-host-list-text.ts';

/** Tells which vouchers of the address are not used, since another of the same shop or of the platform is. */
export function SurplusVouchers({ preview }: { readonly preview: CheckoutPreview }): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const list = useHostListText();
  const { surplus_codes = [], vouchers } = preview;
  if (surplus_codes.length === 0) return null;
  const labels = surplus_codes.map((code) => vouchers.find((offer) => offer.code === code)?.label ?? code);
  return <Notice tone="warning">{t('surplus_vouchers', { names: list(labels) })}</Notice>;
}
