/** Asks the shopper for what a code demands: the token, or null when they close the question. */
export type AskVerification = (code: number, id: string | undefined) => Promise<string | null>;

/** Calls that wait for a verification, one question at a time. */
export type Verifier = {
  /** Present once the page is hydrated. */
  ask?: AskVerification | undefined;
  /** The question before. */
  last?: Promise<unknown>;
};
