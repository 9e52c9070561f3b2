import { RadioGroup } from '@pasar/design-system';
import type { VoucherOffer } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choices } from '../choices/choices.ts';
import { useHost } from '../host/host-context.tsx';

type Props = {
  readonly title: string;
  /** A shop's id, or the marketplace's place. */
  readonly slot: number;
  readonly offers: readonly VoucherOffer[];
  readonly vouchers: Choices['vouchers'];
  readonly onChoose: (vouchers: Choices['vouchers']) => void;
};

const none = '';

/** One voucher of a kind, or none; those that do not apply say why. */
export function VoucherChoice({ title, slot, offers, vouchers, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const hintOf = useHint();
  const choose = (code: string) => {
    const others = Object.entries(vouchers).filter(([at]) => Number(at) !== slot);
    onChoose(Object.fromEntries(code === none ? others : [...others, [slot, code]]));
  };
  return (
    <RadioGroup
      legend={title}
      look="cards"
      value={vouchers[slot] ?? none}
      onValueChange={choose}
      options={[
        { value: none, label: t('no_voucher') },
        ...offers.map((offer) => ({
          value: offer.code,
          label: offer.label,
          hint: hintOf(offer),
          disabled: !offer.applies && vouchers[slot] !== offer.code,
        })),
      ]}
    />
  );
}

function useHint(): (offer: VoucherOffer) => string {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  return ({ applies, saves, reason, min_spend }) =>
    applies
      ? t('saves', { amount: format.money(saves) })
      : t(`reason_${reason ?? 'unknown'}`, { amount: format.money(min_spend) });
}
