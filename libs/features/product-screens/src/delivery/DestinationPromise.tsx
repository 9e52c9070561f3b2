import { deliveryApi } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { useDeliveryPromise } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useDestination } from './use-destination.ts';

export type DestinationPromiseProps = {
  readonly item: Pick<ItemDetail, 'shopid' | 'itemid'>;
  /** The address chosen among the options; empty for the default one. */
  readonly addressId: string;
  /** Rendered while the destination or its delivery is unknown. */
  readonly children: ReactNode;
};

/** Arrival and fee of the default delivery to the shopper's address or region, as checkout charges it. */
export default function DestinationPromise({
  item: { shopid, itemid },
  addressId,
  children,
}: DestinationPromiseProps): ReactElement {
  const describeDelivery = useDeliveryPromise();
  const { destination } = useDestination(addressId);
  const isUnknown = Object.values(destination).every((part) => part === '');
  const { data } = deliveryApi.useGetShippingInfoQuery(
    { shopid, itemid, ...destination },
    { skip: isUnknown },
  );
  const option = data?.logistics[0];
  return <>{isUnknown || !option ? children : describeDelivery(option.arrives, option.fee)}</>;
}
