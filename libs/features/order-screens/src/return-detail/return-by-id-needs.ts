import { afterSaleApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the return of the path. */
export const returnNeeds = ({ params }: ScreenInput<'return-detail-by-return'>): readonly Need[] => [
  afterSaleApi.endpoints.getReturn.initiate({ return_id: params.returnId }),
];
