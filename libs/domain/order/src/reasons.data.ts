/** Why a buyer cancels. */
export const cancelReasons = [
  'changed-mind',
  'wrong-address',
  'change-order',
  'found-cheaper',
  'too-slow',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why a seller cancels. */
export const sellerCancelReasons = ['out-of-stock', 'cannot-deliver', 'wrong-price'] as const;
export type SellerCancelReason = (typeof sellerCancelReasons)[number];

type ReturnReasonRow = {
  /** Whether the seller is asked for goods back, or the buyer may keep what is not worth sending. */
  readonly solutions: readonly ReturnSolution[];
  /** Pictures that a request needs at least. */
  readonly minPictures: number;
};

/** What a buyer may ask for. */
export const returnSolutions = ['return-and-refund', 'refund-only'] as const;
export type ReturnSolution = (typeof returnSolutions)[number];

const both = returnSolutions;
const goodsBack = ['return-and-refund'] as const;
const moneyOnly = ['refund-only'] as const;

/** Why a buyer returns, what each reason allows and demands. */
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

/** Pictures that a request may have at most. */
export const maxReturnPictures = 6;
