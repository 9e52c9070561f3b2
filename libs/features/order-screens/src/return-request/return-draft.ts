import type { ReturnRequest } from '@pasar/order-api';
import type { PickedQuantities } from '../shared/LineChoice.tsx';

/** A return as it is being written. */
export type ReturnDraft = {
  readonly picked: PickedQuantities;
  readonly reason: ReturnRequest['reason'] | '';
  readonly solution: ReturnRequest['solution'] | '';
  readonly note: string;
  readonly pictures: readonly string[];
};
