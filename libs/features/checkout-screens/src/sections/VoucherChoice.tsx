import { RadioGroup } from '@pasar/design-system';
import type { VoucherOffer } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { savesNothing, withVoucher } from '../choices/choices.ts';
import { useVoucherHint } from './use-voucher-hint.ts';

type Props = {
  readonly title: string;
  readonly titleHidden?: boolean;
  /** Vouchers of one issuer: a shop, or the platform. */
  readonly offers: readonly VoucherOffer[];
  /** The chosen codes of all issuers. */
  readonly chosen: readonly string[];
  readonly onChoose: (vouchers: readonly string[]) => void;
};

const none = '';

/**
 * A choice of one voucher of an issuer, or none. Vouchers that do not apply show the reason; those that would
 * save nothing are hidden.
 */
export function VoucherChoice({ title, titleHidden, offers, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const getHint = useVoucherHint();
  const offered = offers.filter(
    (offer) => offer.reason !== 'unknown' && (!savesNothing(offer) || chosen.includes(offer.code)),
  );
  const selectedCode = offered.find(({ code }) => chosen.includes(code))?.code ?? none;
  return (
    <RadioGroup
      legend={title}
      legendHidden={titleHidden}
      look="cards"
      value={selectedCode}
      onValueChange={(code) => onChoose(withVoucher(chosen, offers, code))}
      options={[
        { value: none, label: t('no_voucher') },
        ...offered.map((offer) => ({
          value: offer.code,
          label: offer.label,
          hint: getHint(offer),
          disabled: !offer.applies && offer.code !== selectedCode,
        })),
      ]}
    />
  );
}
