/** Reasons for a buyer to cancel. */
export const cancelReasons = [
  'changed-mind',
  'wrong-address',
  'change-order',
  'found-cheaper',
  'too-slow',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Reasons for a seller to cancel. */
export const sellerCancelReasons = ['out-of-stock', 'cannot-deliver', 'wrong-price'] as const;
export type SellerCancelReason = (typeof sellerCancelReasons)[number];

type ReturnReasonRow = {
  /** Whether the goods are returned, or the buyer may keep goods that are not worth sending back. */
  readonly solutions: readonly ReturnSolution[];
  /** Minimum pictures of a request. */
  readonly minPictures: number;
};

/** Solutions that a buyer can request. */
export const returnSolutions = ['return-and-refund', 'refund-only'] as const;
export type ReturnSolution = (typeof returnSolutions)[number];

const both = returnSolutions;
const goodsBack = ['return-and-refund'] as const;
const moneyOnly = ['refund-only'] as const;

/** Reasons for a return, with the allowed solutions and required pictures. */
export const returnReasons = {
  'not-received': { solutions: moneyOnly, minPictures: 0 },
  damaged: { solutions: both, minPictures: 1 },
  faulty: { solutions: both, minPictures: 1 },
  'wrong-item': { solutions: both, minPictures: 1 },
  'missing-parts': { solutions: both, minPictures: 1 },
  'not-as-described': { solutions: goodsBack, minPictures: 1 },
  'changed-mind': { solutions: goodsBack, minPictures: 0 },
} as const satisfies Readonly<Record<string, ReturnReasonRow>>;
export type ReturnReason = keyof typeof returnReasons;
export const returnReasonIds = Object.keys(returnReasons) as readonly ReturnReason[];

/** Maximum pictures of a request. */
export const maxReturnPictures = 6;
