import type { TargetCheck } from '../allowed-target.ts';
import { allowedTarget } from '../allowed-target.ts';
import type { Query } from '../build-path.ts';
import { buildRoutePath } from '../build-path.ts';
import { buildQuery } from '../build-query.ts';
import { loginPath } from '../login-path.ts';
import { isMallHostVariant, isMallPath, withMallPrefix } from '../mall.ts';
import type { ResolveInput } from '../outcome.ts';
import type { ParamValue } from '../param-type.ts';
import { productPath } from '../product-path.ts';
import { legacyRedirect, redirectStatus, resolve } from '../router.ts';
import { shopPath } from '../shop-path.ts';
import { hashtagSlug, slug } from '../slug.ts';

type BuildCase = {
  readonly route: string;
  readonly params?: Readonly<Record<string, ParamValue>>;
  readonly query?: Query;
  readonly market?: ResolveInput['market'];
};

/** The type of `given` is not checked, since cases come from JSON files; the tables' descriptions define it. */
type Subject = (given: never) => unknown;

/** The subjects of this library's case tables, by name. */
export const subjects: Readonly<Record<string, Subject>> = {
  'routing/resolve': (given: ResolveInput) => resolve(given),
  'routing/build': ({ route, params = {}, query = {}, market = 'SG' }: BuildCase) =>
    withMallPrefix(buildRoutePath(route, params), market) + buildQuery(query),
  'routing/slug': ({ text, as = 'seo' }: { text: string; as?: 'seo' | 'hashtag' }) =>
    as === 'hashtag' ? hashtagSlug(text) : slug(text),
  'routing/allowed-target': (given: TargetCheck) => allowedTarget(given),
  'routing/legacy-redirect': (given: ResolveInput) => legacyRedirect(given),
  'routing/redirect-status': (given: ResolveInput) => redirectStatus(given) ?? null,
  'routing/mall-path': ({ path, market = 'SG' }: { path: string; market?: 'SG' }) => isMallPath(path, market),
  'routing/mall-host': ({ host, toggles = [] }: { host: string; toggles?: string[] }) =>
    isMallHostVariant(host, toggles),
  'routing/product-path': (given: Parameters<typeof productPath>[0]) => productPath(given),
  'routing/shop-path': (given: Parameters<typeof shopPath>[0]) => shopPath(given),
  'routing/login-path': ({ next }: { next: string }) => loginPath(next),
};
