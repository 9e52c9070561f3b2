/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = Readonly<Record<string, Json>>;

/** The expected outcome of a case: a result (whole, or only the given keys), or an error. */
export type Expectation =
  | { readonly kind: 'answer'; readonly value: Json; readonly match: 'equal' | 'subset' }
  | { readonly kind: 'throws' };

export type Case = {
  readonly name: string;
  /** The table's defaults merged with the case's own keys. */
  readonly given: JsonObject;
  readonly expectation: Expectation;
};

export type Table = {
  readonly path: string;
  readonly subject: string;
  readonly cases: readonly Case[];
};

/** A rule under test: maps the input to a result, or throws. */
export type Subject = (given: JsonObject) => unknown;

/** Thrown for a table that cannot be run, with its path and the reason. */
export class InvalidTableError extends Error {}
