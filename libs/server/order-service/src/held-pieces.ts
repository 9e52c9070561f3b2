import type { FlashSaleUse } from './flash-uses.ts';
import type { BoughtLine } from './select-bought-lines.ts';

/** Returns the pieces of a line that were neither cancelled nor returned. */
export const countHeldPieces = ({ quantity, cancelled_quantity, returned_quantity }: BoughtLine): number =>
  quantity - cancelled_quantity - returned_quantity;

/** Returns what a flash sale gets back when held pieces are released: pieces bought outside the sale are released first. */
export function listFlashUses(line: BoughtLine, pieces: number): FlashSaleUse[] {
  const { flash_starts_at, flash_quantity, shopid, itemid, modelid } = line;
  if (flash_starts_at === null) return [];
  const held = countHeldPieces(line);
  const quantity = Math.min(flash_quantity, held) - Math.min(flash_quantity, held - pieces);
  return quantity > 0 ? [{ shopid, itemid, modelid, starts_at: flash_starts_at, quantity }] : [];
}
