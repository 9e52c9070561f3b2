import type { RouteId, Routes } from './routes.ts';

type ParamTypes = {
  readonly int: number;
  readonly digits: string | number;
  readonly id: string | number;
  readonly username: string;
  readonly slug: string;
  readonly text: string;
};

/** One `{…}` of a pattern: its mark, its type after a colon, its name. */
type ParamIn<Piece extends string> = Piece extends `${infer Name}?`
  ? { readonly [Key in Name]?: string }
  : Piece extends `${infer Name}*`
    ? { readonly [Key in Name]: string }
    : Piece extends `${infer Name}:${infer Type extends keyof ParamTypes}`
      ? { readonly [Key in Name]: ParamTypes[Type] }
      : { readonly [Key in Piece]: string };

type ParamsIn<Path extends string> = Path extends `${string}{${infer Piece}}${infer Rest}`
  ? ParamIn<Piece> & ParamsIn<Rest>
  : unknown;

type Simplify<Params> = { [Key in keyof Params]: Params[Key] };

/** The parameter types of a pattern: `/shop/{shopId:int}` gives `{ shopId: number }`. */
export type PatternParams<Path extends string> = Path extends `${string}{${string}`
  ? Simplify<ParamsIn<Path>>
  : Readonly<Record<string, never>>;

/** Routes whose path can be built: not a prefix, and not ending in `*`. */
export type BuildableRouteId = {
  [Id in RouteId]: Routes[Id] extends { path: string }
    ? Routes[Id] extends { prefix: true } | { path: `${string}*` }
      ? never
      : Id
    : never;
}[RouteId];

/** The parameters for building a route's path, which its screen receives. */
export type RouteParams<Id extends RouteId> = Routes[Id] extends { path: infer Path extends string }
  ? PatternParams<Path>
  : Readonly<Record<string, never>>;
