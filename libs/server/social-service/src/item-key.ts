import type { likeItem } from '@pasar/social-contract';
import type { CallBody } from '@pasar/http-contract';

export type ItemKey = CallBody<typeof likeItem>;

/** Who asks, in which market, and when (epoch milliseconds). */
export type Member = { readonly userid: number; readonly market: string; readonly now: number };
