import type { ItemRows } from './make-items.ts';
import type { ModelRow, OrderLineRow } from './rows.ts';

type ReservedLine = Pick<OrderLineRow, 'itemid' | 'modelid' | 'quantity'>;

const sumQuantity = (held: readonly ReservedLine[]): number =>
  held.reduce((sum, { quantity }) => sum + quantity, 0);

const holdModel = (model: ModelRow, held: readonly ReservedLine[]): ModelRow => ({
  ...model,
  stock: model.stock - sumQuantity(held.filter(({ modelid }) => modelid === model.modelid)),
});

/** Returns the items after these order lines took their stock; cancelled orders return theirs. */
export function holdStock(items: readonly ItemRows[], lines: readonly ReservedLine[]): readonly ItemRows[] {
  const linesByItem = Map.groupBy(lines, ({ itemid }) => itemid);
  return items.map((item) => {
    const held = linesByItem.get(item.row.itemid);
    if (!held) return item;
    const quantity = sumQuantity(held);
    const { row } = item;
    return {
      ...item,
      row: { ...row, stock: row.stock - quantity, historical_sold: row.historical_sold + quantity },
      models: item.models.map((model) => holdModel(model, held)),
    };
  });
}
