import type { Static, TSchema } from 'typebox';

/** `session`: answers 19 (not logged in) to a visitor. `optional`: visitors get their own view. */
export type CallAuth = 'none' | 'optional' | 'session';

/** A call of the API: request and response schemas, and who may make it. */
export type Call<
  Query extends TSchema | undefined = TSchema | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Data extends TSchema = TSchema,
  Auth extends CallAuth = CallAuth,
> = {
  /** The row of the specification's call list where there is one, else a name of ours. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly auth: Auth;
  /** The call may be sent again under the same `Idempotency-Key` header, which it needs. */
  readonly idempotencyKey?: true;
  /** Bytes that a body may have where that is less than 1 MiB. */
  readonly bodyLimit?: number;
  /**
   * The call removes characters that the database cannot store (U+0000, lone surrogates) from texts of the body. Every other
   * call rejects such texts.
   */
  readonly sanitizesTexts?: true;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
};

/** Preserves the schemas' exact types, from which server, API slices and documents are typed. */
export function defineCall<
  const Data extends TSchema,
  const Query extends TSchema | undefined = undefined,
  const Body extends TSchema | undefined = undefined,
  const Auth extends CallAuth = CallAuth,
>(call: Call<Query, Body, Data, Auth>): Call<Query, Body, Data, Auth> {
  return call;
}

/** What a successful answer's `data` holds: `CallData<typeof getItem>`. */
export type CallData<C> = C extends { readonly data: infer Data extends TSchema } ? Static<Data> : never;
/** The value of a schema, `undefined` where the call has none. */
type ValueOf<Schema> = [NonNullable<Schema>] extends [never]
  ? undefined
  : NonNullable<Schema> extends TSchema
    ? Static<NonNullable<Schema>>
    : undefined;
/** What a GET call takes: `CallQuery<typeof getItem>`. */
export type CallQuery<C> = C extends { readonly query?: infer Query } ? ValueOf<Query> : undefined;
/** What a POST call takes: `CallBody<typeof addToCart>`. */
export type CallBody<C> = C extends { readonly body?: infer Body } ? ValueOf<Body> : undefined;
