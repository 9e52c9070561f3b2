import type { ProductProblem } from '@pasar/item';
import type { ProductForm } from './product-form.ts';

/** What the parts of the form show and change. */
export type FormPartProps = {
  readonly form: ProductForm;
  readonly change: (changes: Partial<ProductForm> | ((form: ProductForm) => Partial<ProductForm>)) => void;
  readonly problems: readonly ProductProblem[];
};
