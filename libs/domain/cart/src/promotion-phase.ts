/** When a voucher or a deal applies. */
export type PromotionPhase = 'upcoming' | 'running' | 'ended';

export const promotionPhases = ['upcoming', 'running', 'ended'] as const satisfies readonly PromotionPhase[];

export type PromotionPeriod = {
  /** Epoch milliseconds, half open. */
  readonly starts_at: number;
  readonly ends_at: number;
};

/** The phase at `now`, epoch milliseconds. */
export const promotionPhase = ({ starts_at, ends_at }: PromotionPeriod, now: number): PromotionPhase =>
  now >= ends_at ? 'ended' : now < starts_at ? 'upcoming' : 'running';
