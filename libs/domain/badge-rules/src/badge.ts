/** The slots of a card, in order of evaluation (doc2 §3). @spec item-card-slot */
export const cardSlots = [
  'imageFlag',
  'overlayImage',
  'iconInPrice',
  'promotionLabel',
  'topRight',
  'bottomRight',
  'featureElement',
] as const;

export type CardSlot = (typeof cardSlots)[number];

/** A badge of a manifest, with wire names. @spec badge */
export type Badge = {
  readonly name: string;
  /** Whether a built-in rule decides; otherwise the item's labels do. */
  readonly is_predefined?: boolean;
  readonly id?: number;
  /** An operator-defined badge shows if the item's `label_ids` contain one of these. */
  readonly product_label_ids?: readonly number[];
};

/** The badges that cards of one card set may show. @spec item-card-manifest */
export type Manifest = {
  readonly slots: Readonly<Partial<Record<CardSlot, readonly Badge[]>>>;
  /** Maximum number of badges per slot; a single number applies to every slot. Omitted slots keep their default. */
  readonly maxBadges?: number | Readonly<Partial<Record<CardSlot, number>>>;
};

/** The badges shown in each slot; empty slots are omitted. */
export type CardBadges = Partial<Record<CardSlot, readonly Badge[]>>;
