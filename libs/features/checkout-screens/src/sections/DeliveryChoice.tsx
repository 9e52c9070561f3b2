import { RadioGroup } from '@pasar/design-system';
import { isZeroMoney } from '@pasar/money';
import type { CheckoutShop } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';

type Props = { readonly shop: CheckoutShop; readonly onChoose: (channel: string) => void };

/** How the parcel travels: what it costs and when it comes. */
export function DeliveryChoice({ shop, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  return (
    <RadioGroup
      legend={t('delivery')}
      look="cards"
      value={shop.delivery.channel}
      onValueChange={onChoose}
      options={shop.delivery_options.map(({ channel, fee, days_min, days_max }) => ({
        value: channel,
        label: `${t(`delivery_${channel}`)} · ${isZeroMoney(fee) ? t('free') : format.money(fee)}`,
        hint: t('days', { min: days_min, max: days_max }),
      }))}
    />
  );
}
