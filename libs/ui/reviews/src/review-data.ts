/** A picture for the design system. */
type Picture = { readonly id: string; readonly width: number; readonly height: number };

/** A buyer's video; the contract's `Video` is assignable. */
type Video = { readonly id: string; readonly type: string; readonly seconds: number };

/** A buyer's review under the wire's names; the contract's `Rating` is assignable. */
export type ReviewData = {
  readonly id: number;
  readonly username: string;
  readonly rating_star: number;
  readonly comment: string;
  readonly model_name: string;
  readonly pictures: readonly Picture[];
  readonly video?: Video | undefined;
  /** Epoch seconds. */
  readonly ctime: number;
  readonly seller_reply?: string;
};

/** The distribution of ratings under the wire's names; the contract's rating summary is assignable. */
export type RatingSpread = {
  readonly rating_star: number;
  readonly rating_count: number;
  /** Ratings of 1, 2, 3, 4 and 5 stars. */
  readonly rating_breakdown: readonly number[];
  readonly with_comment: number;
  /** Absent if not counted. */
  readonly with_picture?: number | undefined;
  /** Absent if the item has no variations. */
  readonly variations?: readonly { readonly name: string; readonly count: number }[] | undefined;
};

/** Formats numbers and dates. */
export type ReviewFormat = {
  readonly number: (value: number) => string;
  /** Epoch milliseconds. */
  readonly date: (at: number) => string;
};

/** The pages of a review list, flattened. */
export type ReviewListState<One> = {
  /** Undefined until the first page arrives. */
  readonly reviews: readonly One[] | undefined;
  readonly failed: boolean;
  /** Whether the next page failed to load; loaded reviews stay. */
  readonly moreFailed: boolean;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
};
