import type { ShopDeal } from '@pasar/catalogue-api';
import type { DealForm } from './deal-form.ts';
import type { DealErrors } from './use-deal-problem-text.ts';

/** The props of each part of the form. */
export type DealPartProps = DealErrors & {
  readonly form: DealForm;
  readonly change: (changes: Partial<DealForm>) => void;
  /** The deal that is changed; absent for a new one. */
  readonly deal: ShopDeal | undefined;
};
