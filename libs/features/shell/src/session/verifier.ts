/** Asks the shopper for the verification of a code. Resolves to the token, or to null if they close the dialog. */
export type RequestVerification = (code: number, id: string | undefined) => Promise<string | null>;

/** Queues the calls that wait for a verification, one dialog at a time. */
export type Verifier = {
  /** Set once the page is hydrated. */
  ask?: RequestVerification | undefined;
  /** The previous dialog. */
  last?: Promise<unknown>;
};
