import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { ReturnPage } from '../shared/ReturnPage.tsx';
import { ReturnDetail } from './ReturnDetail.tsx';

/** A return by its id. */
export function ReturnByIdScreen({ input }: ScreenComponentProps<'return-detail-by-return'>): ReactElement {
  return (
    <ReturnPage of={{ return_id: input.params.returnId }}>
      {(found) => <ReturnDetail found={found} />}
    </ReturnPage>
  );
}

/** The latest return of an order. */
export function ReturnByOrderScreen({ input }: ScreenComponentProps<'return-detail-by-order'>): ReactElement {
  return (
    <ReturnPage of={{ order_id: input.params.orderId }}>
      {(found) => <ReturnDetail found={found} />}
    </ReturnPage>
  );
}
