/** Sender or recipient of a parcel. */
export type LabelParty = {
  readonly caption: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly phone?: string;
};

/** What a parcel's label says, in the language of its reader. */
export type ParcelLabel = {
  readonly title: string;
  readonly carrier?: string;
  readonly from: LabelParty;
  readonly to: LabelParty;
  /** The number that carriers scan. */
  readonly barcode: string;
  /** Further numbers, such as the order's. */
  readonly references: readonly string[];
  /** What is in the parcel. */
  readonly contents: readonly string[];
};
