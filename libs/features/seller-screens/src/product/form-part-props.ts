import type { ProductProblem } from '@pasar/item';
import type { ProductForm } from './product-form.ts';

/** The props of each part of the form. */
export type FormPartProps = {
  readonly form: ProductForm;
  readonly change: (changes: Partial<ProductForm> | ((form: ProductForm) => Partial<ProductForm>)) => void;
  readonly problems: readonly ProductProblem[];
};
