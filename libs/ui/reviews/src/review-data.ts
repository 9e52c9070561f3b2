/** A picture as the design system shows it. */
type Picture = { readonly id: string; readonly width: number; readonly height: number };

/** What a buyer says, with the wire's names; the contract's `Rating` fits. */
export type ReviewData = {
  readonly id: number;
  readonly username: string;
  readonly rating_star: number;
  readonly comment: string;
  readonly model_name: string;
  readonly pictures: readonly Picture[];
  /** Epoch seconds. */
  readonly ctime: number;
  readonly seller_reply?: string;
};

/** How ratings are spread, with the wire's names; the contract's rating summary fits. */
export type RatingSpread = {
  readonly rating_star: number;
  readonly rating_count: number;
  /** Ratings of 1, 2, 3, 4 and 5 stars. */
  readonly rating_breakdown: readonly number[];
  readonly with_comment: number;
  /** Absent where nobody has counted them. */
  readonly with_picture?: number | undefined;
  /** Absent where there is no choice of them. */
  readonly variations?: readonly { readonly name: string; readonly count: number }[] | undefined;
};

/** How numbers and days are written where the reviews stand. */
export type ReviewFormat = {
  readonly number: (value: number) => string;
  /** Epoch milliseconds. */
  readonly date: (at: number) => string;
};

/** The pages of some reviews as one list. */
export type ReviewListState<One> = {
  /** Undefined until the first page is there. */
  readonly reviews: readonly One[] | undefined;
  readonly failed: boolean;
  /** The next page did not come; what is there stays. */
  readonly moreFailed: boolean;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
};
