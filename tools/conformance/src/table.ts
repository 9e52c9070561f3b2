/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = Readonly<Record<string, Json>>;

/** What is expected of a case: an answer (whole, or the keys that are named), or a refusal. */
export type Expectation =
  | { readonly kind: 'answer'; readonly value: Json; readonly match: 'equal' | 'subset' }
  | { readonly kind: 'throws' };

export type Case = {
  readonly name: string;
  /** The table's defaults with the case's own keys over them. */
  readonly given: JsonObject;
  readonly expectation: Expectation;
};

export type Table = {
  readonly path: string;
  readonly subject: string;
  readonly cases: readonly Case[];
};

/** A rule under test: what it is given, and what it answers or throws. */
export type Subject = (given: JsonObject) => unknown;

/** A table that can not be run: which one, and why. */
export class InvalidTableError extends Error {}
