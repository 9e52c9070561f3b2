import type { ItemRows } from './make-items.ts';

/** Minimum stock of items in an unpaid order, so that it sells none out. */
const minStockToHold = 10;

/** Groups the items that could have been bought at a time by shop. */
export const groupGoodsByShop = (
  items: readonly ItemRows[],
  at: number,
): ReadonlyMap<number, readonly ItemRows[]> =>
  Map.groupBy(
    items.filter(({ row }) => row.stock > 1 && !row.is_adult && row.historical_sold > 0 && row.ctime < at),
    ({ row }) => row.shopid,
  );

const isWellStocked = ({ stock }: { readonly stock: number }): boolean => stock >= minStockToHold;

/** Filters items that can be ordered without running out. */
export const keepWellStocked = (items: readonly ItemRows[]): readonly ItemRows[] =>
  items.flatMap((item) => {
    const models = item.models.filter(isWellStocked);
    return isWellStocked(item.row) && item.models.length > 0 === models.length > 0
      ? [{ ...item, models }]
      : [];
  });
