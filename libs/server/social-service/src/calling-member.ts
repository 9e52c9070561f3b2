/** The member, the market, and the time of the call (epoch milliseconds). */
export type CallingMember = { readonly userid: number; readonly market: string; readonly now: number };
