import { randomBytes } from 'node:crypto';
import type { ScreenContext } from '@pasar/screen-kit';
import type { PageRequest } from '@pasar/shell/server';
import { storeModes } from '@pasar/page-shell-rules';
import type { RefusedForm } from './forms/refused-form.ts';
import type { PageDeps } from './page-deps.ts';
import type { StorefrontRenderer } from './storefronts.ts';
import { findAlternates, toApiVisitor, toAnonymousApiVisitor } from './visit.ts';
import type { Visit } from './visit.ts';
import type { Visitor } from './visitor.ts';

/** A page to render; with a `sharedPath`, it is the same for every visitor. */
export type PageVisit = {
  readonly visit: Visit;
  readonly context: ScreenContext;
  readonly nonce: string;
  readonly path: string;
  readonly sharedPath: string | undefined;
  /** The rejected form that the page shows again; never shared. */
  readonly refused?: RefusedForm;
};
type SharedPageVisit = PageVisit & { readonly sharedPath: string };

export const isShared = (page: PageVisit): page is SharedPageVisit => page.sharedPath !== undefined;

/** Whether a page must not be shared: for a signed-in visitor or a guest with a cart, with toggle overrides, without the page builder, or in development. */
const isPrivatePage = (
  { settings }: PageDeps,
  { isPersonal, overrides, skipsPageBuilder }: Visitor,
): boolean => isPersonal || skipsPageBuilder || settings.development || overrides !== undefined;

export async function createPageVisit(
  deps: PageDeps,
  visit: Visit,
  toggles: readonly string[],
  path: string,
  refused?: RefusedForm,
): Promise<PageVisit> {
  const { market, language, platform, client, origin, visitor } = visit;
  const { environment } = deps.settings;
  const context: ScreenContext = {
    market,
    language,
    platform,
    client,
    origin,
    environment,
    toggles,
    ...(visitor.skipsPageBuilder && { skipsPageBuilder: true }),
    ...(refused?.form && { submitted: refused.form }),
  };
  const sharedPath =
    refused || isPrivatePage(deps, visitor)
      ? undefined
      : await deps.storefronts[platform].sharedPath(path, context);
  const nonce = randomBytes(16).toString('base64url');
  return { visit, context, nonce, path, sharedPath, ...(refused && { refused }) };
}

/** Returns the cache key of a shared page: every value that rendering depends on. */
export const toCacheKey = ({ visit, context, sharedPath }: SharedPageVisit): string =>
  JSON.stringify([{ ...context, market: context.market.code }, visit.visitor.consent, sharedPath]);

/** Returns the request of a page; for a shared page, without cookies and with only the query fields that it depends on. */
export const toPageRequest = (
  { api, settings }: PageDeps,
  { assetsOf }: StorefrontRenderer,
  { visit, context, nonce, path, sharedPath, refused }: PageVisit,
): PageRequest => ({
  context,
  nonce,
  demo: storeModes[settings.mode].demoNotice,
  hasUnsentForm: refused !== undefined && refused.form === undefined,
  findAssets: assetsOf,
  alternates: () => findAlternates(visit),
  isShared: sharedPath !== undefined,
  ...(sharedPath === undefined
    ? {
        path,
        hasLoginMark: visit.visitor.hasLoginMark,
        hasGuestCart: visit.visitor.hasGuestCart,
        http: api(toApiVisitor(visit)),
      }
    : { path: sharedPath, hasLoginMark: false, http: api(toAnonymousApiVisitor(visit)) }),
});
