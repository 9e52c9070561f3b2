import type { ProblemField } from './use-problem-text.ts';
import type { VoucherForm } from './voucher-form.ts';

/** The props of each part of the form. */
export type VoucherPartProps = {
  readonly form: VoucherForm;
  readonly change: (changes: Partial<VoucherForm>) => void;
  readonly errorOf: (field: ProblemField) => string | undefined;
  /** Whether buyers have claimed or used it: only its end and its quantity can change. */
  readonly isFixed: boolean;
};
