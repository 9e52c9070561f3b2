import type { Static, TSchema } from 'typebox';

/** `session`: answers 19 (not logged in) to a visitor. `optional`: visitors get their own view. */
export type CallAuth = 'none' | 'optional' | 'session';
type CallMethod = 'GET' | 'POST';

/** A call of the API: request and response schemas, and who may make it. */
export type Call<
  Query extends TSchema | undefined = TSchema | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Data extends TSchema = TSchema,
  Auth extends CallAuth = CallAuth,
  Method extends CallMethod = CallMethod,
  Path extends string = string,
> = {
  /** The row of the specification's call list where there is one, else a name of ours. */
  readonly id: string;
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
  readonly auth: Auth;
  /** The call may be sent again under the same `Idempotency-Key` header, which it needs. */
  readonly idempotencyKey?: true;
  /** Bytes that a body may have where that is less than 1 MiB. */
  readonly bodyLimit?: number;
  /** The body is a file of at most so many bytes, as it is; the call has no `body` schema. */
  readonly upload?: { readonly maxBytes: number };
  /**
   * The call removes characters that the database cannot store (U+0000, lone surrogates) from texts of the body. Every other
   * call rejects such texts.
   */
  readonly sanitizesTexts?: true;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
};

/** Preserves method, path and the schemas' exact types, from which server, API slices and documents are typed. */
export function defineCall<
  const Data extends TSchema,
  const Query extends TSchema | undefined = undefined,
  const Body extends TSchema | undefined = undefined,
  const Auth extends CallAuth = CallAuth,
  const Method extends CallMethod = CallMethod,
  const Path extends string = string,
>(call: Call<Query, Body, Data, Auth, Method, Path>): Call<Query, Body, Data, Auth, Method, Path> {
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

type CallQueryText = Readonly<Record<string, string | number | boolean | undefined>>;
/**
 * The request of a call: a slice that states it (`CallRequest<typeof getItem>`) does not compile with another path, method
 * or body than the contract's. A query may be assembled of parts; the server validates it.
 */
export type CallRequest<C> = C extends { readonly method: 'GET'; readonly path: infer Path }
  ? { readonly path: Path; readonly query?: CallQueryText }
  : C extends { readonly method: 'POST'; readonly path: infer Path }
    ? {
        readonly method: 'POST';
        readonly path: Path;
        readonly body?: CallBody<C>;
        readonly headers?: Readonly<Record<string, string>>;
      }
    : never;
