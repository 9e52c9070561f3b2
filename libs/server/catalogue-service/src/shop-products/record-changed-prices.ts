import { listShownPrices, recordEndedPrices } from '../items/price-history.ts';
import type { ProductDeps } from './product-deps.ts';
import type { ModelRow, ProductRow } from './product-row.ts';
import type { planModels } from './write-models.ts';

type ProductEdit = {
  readonly item: ProductRow;
  /** The models before and after the edit. */
  readonly rows: readonly ModelRow[];
  readonly models: ReturnType<typeof planModels>;
  /** Whether the product is hidden after the edit. */
  readonly isHidden: boolean;
};

/** Stores the prices that end with an edit: those that changed, or all if the product is hidden. */
export function recordChangedPrices(
  { db }: ProductDeps,
  { item, rows, models, isHidden }: ProductEdit,
  now: number,
): Promise<void> {
  const next = new Map(models.map(({ before, price }) => [before?.modelid ?? 0, price]));
  const ended = listShownPrices(item, rows).filter(
    ({ modelid, price }) => isHidden || next.get(modelid) !== price,
  );
  return recordEndedPrices(db, item, ended, now);
}
