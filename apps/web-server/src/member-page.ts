import type { CachedPage, GapTexts } from '@pasar/page-rendering';
import type { MemberClass, MemberPages, PageRequest } from '@pasar/shell/server';
import { describePageError } from './describe-page-error.ts';
import type { PageDeps } from './page-deps.ts';
import { toPageRequest } from './page-visit.ts';
import type { PageVisit } from './page-visit.ts';
import { toAnonymousApiVisitor, toApiVisitor } from './visit.ts';

/** A page that members share, and this member's texts for its gaps. */
export type MemberPage = { readonly page: CachedPage; readonly texts: GapTexts };

/** Returns the cache key of a members' page: every value that rendering depends on. Visitors' keys have other lengths. */
const toMemberKey = ({ context, visit }: PageVisit, path: string, members: MemberClass): string =>
  JSON.stringify([
    'members',
    members,
    { ...context, market: context.market.code },
    visit.visitor.consent,
    path,
  ]);

/** Renders the page for a class of members, without anyone's cookies, and caches it. */
async function renderShared(
  deps: PageDeps,
  pages: MemberPages<PageRequest>,
  visited: PageVisit,
  path: string,
  members: MemberClass,
): Promise<CachedPage | undefined> {
  const { visit, nonce } = visited;
  const request = toPageRequest(deps, deps.storefronts[visit.platform], {
    ...visited,
    sharedPath: path,
  });
  try {
    const rendered = await pages.render(
      { ...request, http: deps.api(toAnonymousApiVisitor(visit)) },
      members,
    );
    return (
      rendered &&
      deps.cache.write(toMemberKey(visited, path, members), {
        status: rendered.status,
        html: rendered.parts,
        nonce,
      })
    );
  } catch (error) {
    // Then the page is rendered for this member.
    console.error(describePageError(error));
    return undefined;
  }
}

/**
 * Returns the page of a signed-in member or of a guest with a cart from the cache, or renders it for all of the same class.
 * Undefined if the page has to be rendered for this one.
 */
export async function findMemberPage(deps: PageDeps, visited: PageVisit): Promise<MemberPage | undefined> {
  const { visit, context, refused } = visited;
  const { hasLoginMark, hasGuestCart, overrides, skipsPageBuilder } = visit.visitor;
  const pages = deps.storefronts[visit.platform].members;
  const isOwn = refused !== undefined || skipsPageBuilder || overrides !== undefined;
  if (!pages || !(hasLoginMark || hasGuestCart) || isOwn) return undefined;
  const found = await pages.find(visited.path, context);
  if (!found) return undefined;
  const http = deps.api(toApiVisitor(visit));
  const personal = await (hasGuestCart ? pages.readGuest(http) : pages.readPersonal(http, context));
  const members = personal && pages.readClass(found, personal, context, Date.now());
  if (!members) return undefined;
  const { path } = found;
  const page =
    deps.cache.read(toMemberKey(visited, path, members)) ??
    (await renderShared(deps, pages, visited, path, members));
  return page && { page, texts: pages.writeTexts(personal, context) };
}
