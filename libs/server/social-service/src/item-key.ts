import type { likeItem } from '@pasar/social-contract';
import type { CallBody } from '@pasar/http-contract';

export type ItemKey = CallBody<typeof likeItem>;

/** The member, the market, and the time of the call (epoch milliseconds). */
export type Member = { readonly userid: number; readonly market: string; readonly now: number };
