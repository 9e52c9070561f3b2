import { RadioGroup } from '@pasar/design-system';
import type { VoucherOffer } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isIdle, withVoucher } from '../choices/choices.ts';
import { useVoucherHint } from './use-voucher-hint.ts';

type Props = {
  readonly title: string;
  readonly titleHidden?: boolean;
  /** Of one giver: a shop, or the marketplace. */
  readonly offers: readonly VoucherOffer[];
  /** The codes that are chosen, of whatever giver. */
  readonly chosen: readonly string[];
  readonly onChoose: (vouchers: readonly string[]) => void;
};

const none = '';

/** One voucher of a giver, or none; those that do not apply say why, and one that would save nothing is not offered. */
export function VoucherChoice({ title, titleHidden, offers, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const hintOf = useVoucherHint();
  const known = offers.filter(
    (offer) => offer.reason !== 'unknown' && (!isIdle(offer) || chosen.includes(offer.code)),
  );
  const inUse = known.find(({ code }) => chosen.includes(code))?.code ?? none;
  return (
    <RadioGroup
      legend={title}
      legendHidden={titleHidden}
      look="cards"
      value={inUse}
      onValueChange={(code) => onChoose(withVoucher(chosen, offers, code))}
      options={[
        { value: none, label: t('no_voucher') },
        ...known.map((offer) => ({
          value: offer.code,
          label: offer.label,
          hint: hintOf(offer),
          disabled: !offer.applies && offer.code !== inUse,
        })),
      ]}
    />
  );
}
