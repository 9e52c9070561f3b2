import type { SeedContext } from './create-context.ts';
import { thingName } from './make-texts.ts';
import type { ItemRows } from './make-items.ts';
import type { CatalogueProductRow } from './rows.ts';

/** Catalogue products, and the product that each item is an offer of. */
export type ProductRows = {
  readonly rows: readonly CatalogueProductRow[];
  readonly catalogueIdByItem: ReadonlyMap<number, number>;
};

const productKey = ({ row, thing }: ItemRows): string => `${row.brand}|${thing.code}`;

/** Groups the same thing of one brand from several shops into a catalogue product. */
export function makeProducts(context: SeedContext, items: readonly ItemRows[]): ProductRows {
  const shared = [...Map.groupBy(items, productKey).values()].filter(
    (offers) => new Set(offers.map(({ row }) => row.shopid)).size > 1,
  );
  const ofItem = new Map<number, number>();
  const rows = shared.flatMap(([first, ...others], index) => {
    if (!first) return [];
    const catalogueid = context.number * 1_000_000 + index + 1;
    for (const { row } of [first, ...others]) ofItem.set(row.itemid, catalogueid);
    const { brand } = first.row;
    return [
      {
        market: context.market.code,
        catalogueid,
        name: `${brand} ${thingName(context, first.thing)}`,
        brand,
      },
    ];
  });
  return { rows, catalogueIdByItem: ofItem };
}
