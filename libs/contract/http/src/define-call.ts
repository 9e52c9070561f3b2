import type { ShopPermission } from '@pasar/account';
import type { Static, TSchema } from 'typebox';

/** `session`: fails with 19 (not logged in) for visitors. `optional`: visitors get their own view. */
export type CallAuth = 'none' | 'optional' | 'session';
type CallMethod = 'GET' | 'POST';

/** A call of the API: request and response schemas, and its authentication. */
export type Call<
  Query extends TSchema | undefined = TSchema | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Data extends TSchema = TSchema,
  Auth extends CallAuth = CallAuth,
  Method extends CallMethod = CallMethod,
  Path extends string = string,
  Permission extends ShopPermission | undefined = ShopPermission | undefined,
> = {
  /** The id in the specification's call list, or our own id for a call outside it. */
  readonly id: string;
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
  readonly auth: Auth;
  /**
   * A seller's call, with `auth: 'session'`: only for members of a shop's team in the market whose role has this permission.
   * The shop is the member's own or the one that they work for.
   */
  readonly shopPermission?: Permission;
  /** The call requires an `Idempotency-Key` header and may be retried with the same key. */
  readonly idempotencyKey?: true;
  /** Maximum bytes of the body, if less than 1 MiB. */
  readonly bodyLimit?: number;
  /** The raw body is a file of at most this size; the call has no `body` schema. */
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

/** Preserves method, path and exact schema types, from which server, API slices and documents derive theirs. */
export function defineCall<
  const Data extends TSchema,
  const Query extends TSchema | undefined = undefined,
  const Body extends TSchema | undefined = undefined,
  const Auth extends CallAuth = CallAuth,
  const Method extends CallMethod = CallMethod,
  const Path extends string = string,
  const Permission extends ShopPermission | undefined = undefined,
>(
  call: Call<Query, Body, Data, Auth, Method, Path, Permission>,
): Call<Query, Body, Data, Auth, Method, Path, Permission> {
  return call;
}

/** The `data` of a successful response: `CallData<typeof getItem>`. */
export type CallData<C> = C extends { readonly data: infer Data extends TSchema } ? Static<Data> : never;
/** The static type of a schema; `undefined` if the call has none. */
type ValueOf<Schema> = [NonNullable<Schema>] extends [never]
  ? undefined
  : NonNullable<Schema> extends TSchema
    ? Static<NonNullable<Schema>>
    : undefined;
/** The query of a GET call: `CallQuery<typeof getItem>`. */
export type CallQuery<C> = C extends { readonly query?: infer Query } ? ValueOf<Query> : undefined;
/** The body of a POST call: `CallBody<typeof addToCart>`. */
export type CallBody<C> = C extends { readonly body?: infer Body } ? ValueOf<Body> : undefined;

type CallQueryText = Readonly<Record<string, string | number | boolean | undefined>>;
/**
 * The request of a call. A slice typed with `CallRequest<typeof getItem>` only compiles with the contract's path, method and
 * body. Queries are not checked, since they may be composed of parts; the server validates them.
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
