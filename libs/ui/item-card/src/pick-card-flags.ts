import type { TagTone } from '@pasar/design-system';
import type { ItemCardData } from './item-card-data.ts';

/** A mark on a card: its place, its look, and a text of the shop's own or a word of this library. */
export type CardFlag = {
  readonly name: CardFlagName;
  readonly slot: 'imageFlag' | 'promotionLabel';
  readonly tone: TagTone;
  /** Written by the seller; without one the word of the same name is shown. */
  readonly label?: string;
};

type FlagRow = {
  readonly name: string;
  readonly slot: CardFlag['slot'];
  readonly tone: TagTone;
  /** Shop-type marks exclude each other: the first that holds wins. */
  readonly group?: 'shop-type';
  readonly holds: (item: ItemCardData) => boolean;
  readonly label?: (item: ItemCardData) => string | undefined;
};

/** What may stand on a card, the earlier before the later. doc2 §5 Badge display rules, §8 limits. */
const rows = [
  {
    name: 'flash_sale',
    slot: 'imageFlag',
    tone: 'price',
    holds: (item) => Boolean(item.is_on_flash_sale) && item.stock > 0,
  },
  {
    name: 'official_shop',
    slot: 'imageFlag',
    tone: 'official',
    group: 'shop-type',
    holds: (item) => Boolean(item.is_official_shop && item.show_official_shop_label),
  },
  {
    name: 'supermarket',
    slot: 'imageFlag',
    tone: 'supermarket',
    group: 'shop-type',
    holds: (item) => Boolean(item.is_mart),
  },
  {
    name: 'preferred_plus',
    slot: 'imageFlag',
    tone: 'accent',
    group: 'shop-type',
    holds: (item) => Boolean(item.is_preferred_plus_seller),
  },
  {
    name: 'preferred',
    slot: 'imageFlag',
    tone: 'accent-soft',
    group: 'shop-type',
    holds: (item) => Boolean(item.shopee_verified),
  },
  {
    name: 'marketplace_service',
    slot: 'imageFlag',
    tone: 'info',
    group: 'shop-type',
    holds: (item) => Boolean(item.is_service_by_shopee),
  },
  {
    name: 'voucher',
    slot: 'promotionLabel',
    tone: 'price-soft',
    holds: (item) => item.voucher_info !== undefined,
    label: (item) => item.voucher_info?.label,
  },
  {
    name: 'bundle_deal',
    slot: 'promotionLabel',
    tone: 'accent-soft',
    holds: (item) => item.bundle_deal_info !== undefined,
    label: (item) => item.bundle_deal_info?.bundle_deal_label,
  },
  {
    name: 'add_on_deal',
    slot: 'promotionLabel',
    tone: 'accent-soft',
    holds: (item) => item.add_on_deal_info !== undefined,
    label: (item) => item.add_on_deal_info?.add_on_deal_label,
  },
  {
    name: 'lowest_price',
    slot: 'promotionLabel',
    tone: 'price-soft',
    holds: (item) => Boolean(item.has_lowest_price_guarantee),
  },
  {
    name: 'free_shipping',
    slot: 'promotionLabel',
    tone: 'success',
    holds: (item) => Boolean(item.show_free_shipping),
  },
  {
    name: 'new_arrival',
    slot: 'promotionLabel',
    tone: 'info',
    holds: (item) => Boolean(item.is_new_arrival),
  },
  {
    name: 'wholesale',
    slot: 'promotionLabel',
    tone: 'neutral',
    holds: (item) => Boolean(item.can_use_wholesale && !item.add_on_deal_info),
  },
  {
    name: 'cash_on_delivery',
    slot: 'promotionLabel',
    tone: 'neutral',
    holds: (item) => Boolean(item.can_use_cod),
  },
] as const satisfies readonly FlagRow[];

export type CardFlagName = (typeof rows)[number]['name'];

/** How many marks a place holds at most (doc2 §8). */
export const flagLimits: Readonly<Record<CardFlag['slot'], number>> = { imageFlag: 2, promotionLabel: 2 };

const tell = (row: FlagRow & { readonly name: CardFlagName }, item: ItemCardData): CardFlag => ({
  name: row.name,
  slot: row.slot,
  tone: row.tone,
  label: row.label?.(item),
});

/** The marks of a card in one place: those that hold, one of each group, in the table's order, no more than the place holds. */
export const pickCardFlags = (
  item: ItemCardData,
  slot: CardFlag['slot'],
  limit: number = flagLimits[slot],
): readonly CardFlag[] => {
  const table: readonly (FlagRow & { readonly name: CardFlagName })[] = rows;
  const holding = table.filter((row) => row.slot === slot && row.holds(item));
  return holding
    .filter((row, index) => !row.group || holding.findIndex(({ group }) => group === row.group) === index)
    .slice(0, limit)
    .map((row) => tell(row, item));
};
