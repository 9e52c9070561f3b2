import { RadioGroup, useDeliveryPromise } from '@pasar/design-system';
import type { CheckoutShop } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly shop: CheckoutShop;
  /** Selected at once; the price follows with the next preview. */
  readonly chosen: string | undefined;
  readonly onChoose: (channel: string) => void;
};

/** The delivery channels of a shop, with fee and delivery estimate. */
export function DeliveryChoice({ shop, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const describeDelivery = useDeliveryPromise();
  return (
    <RadioGroup
      legend={t('delivery')}
      look="cards"
      value={chosen ?? shop.delivery.channel}
      onValueChange={onChoose}
      options={shop.delivery_options.map(({ channel, fee, fee_max, arrives }) => ({
        value: channel,
        label: t(`delivery_${channel}`),
        hint: describeDelivery(arrives, fee, fee_max),
      }))}
    />
  );
}
