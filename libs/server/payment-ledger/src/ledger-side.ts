/** An account and what it receives; negative for what it gives. */
export type LedgerSide = { readonly account: string; readonly amount: number };
