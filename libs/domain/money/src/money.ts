/** An amount in the currency's minor unit (cents, or whole yen-like units), always a safe integer. ISO 4217 code. */
export type Money = { readonly amount: number; readonly currency: string };
