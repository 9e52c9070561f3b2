import { RadioGroup } from '@pasar/design-system';
import { isZeroMoney } from '@pasar/money';
import type { CheckoutShop } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';

type Props = {
  readonly shop: CheckoutShop;
  /** Selected at once; the price follows with the next preview. */
  readonly chosen: string | undefined;
  readonly onChoose: (channel: string) => void;
};

/** The delivery channels of a shop, with fee and delivery estimate. */
export function DeliveryChoice({ shop, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  return (
    <RadioGroup
      legend={t('delivery')}
      look="cards"
      value={chosen ?? shop.delivery.channel}
      onValueChange={onChoose}
      options={shop.delivery_options.map(({ channel, fee, arrives }) => ({
        value: channel,
        label: `${t(`delivery_${channel}`)} · ${isZeroMoney(fee) ? t('free') : format.money(fee)}`,
        hint: t('arrives', { dates: format.days(arrives.from, arrives.to) }),
      }))}
    />
  );
}
