/** The slots of a card, in the order in which badges are evaluated (doc2 §3). @spec item-card-slot */
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

/** A badge of a manifest, as the wire names its fields. @spec badge */
export type Badge = {
  readonly name: string;
  /** Whether a built-in rule decides; otherwise the item's labels do. */
  readonly is_predefined?: boolean;
  readonly id?: number;
  /** A badge of the operator's own shows where one of these is among the item's `label_ids`. */
  readonly product_label_ids?: readonly number[];
};

/** The badges that cards of one card set may show. @spec item-card-manifest */
export type Manifest = {
  readonly slots: Readonly<Partial<Record<CardSlot, readonly Badge[]>>>;
  /** How many badges a slot shows; a slot that is left out keeps its default. One number is for every slot. */
  readonly maxBadges?: number | Readonly<Partial<Record<CardSlot, number>>>;
};

/** What is shown, slot by slot; empty slots are left out. */
export type CardBadges = Partial<Record<CardSlot, readonly Badge[]>>;
