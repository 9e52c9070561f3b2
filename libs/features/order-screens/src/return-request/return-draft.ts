import type { ReturnRequest } from '@pasar/order-api';
import type { LineQuantities } from '../shared/LineChoice.tsx';

/** The form values of a return. */
export type ReturnDraft = {
  readonly picked: LineQuantities;
  readonly reason: ReturnRequest['reason'] | '';
  readonly solution: ReturnRequest['solution'] | '';
  readonly note: string;
  readonly pictures: readonly string[];
};
