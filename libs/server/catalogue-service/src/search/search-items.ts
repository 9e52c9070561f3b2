import type { SearchAnswer } from '@pasar/catalogue-contract';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { isCensored } from './is-censored.ts';
import { countSearch } from './count-search.ts';
import { findMatches } from './find-matches.ts';
import type { SearchMatches } from './find-matches.ts';
import { findPage, pageLimit } from './find-page.ts';
import { findHints } from './find-hints.ts';
import { indexConditions, scanConditions } from './list-conditions.ts';
import { readListedCards } from './read-listed-cards.ts';
import { nameCategoryFacets } from './name-category-facets.ts';
import { resolveCategoryLevel } from './resolve-category-level.ts';
import { searchCursor } from './search-cursor.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { ResolvedRequest, SearchRequest } from './search-request.ts';
import { resolveSorting } from './resolve-sorting.ts';
import { findNamedShop } from './find-named-shop.ts';
import { withoutQuotes } from './parse-keyword.ts';
import { analyzeKeyword } from './analyze-keyword.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';
import { createVocabulary } from './vocabulary.ts';

const emptyFacets = {
  categories: [],
  locations: [],
  brands: [],
  ratings: [],
  shipping_options: [],
  flags: [],
};
const emptyAnswer: SearchAnswer = { items: [], total: 0, facets: emptyFacets };

/** With fewer results than this, the response contains hints. */
const fewResultsThreshold = 5;

/** A longer list is read along an index; a shorter one is sorted, whose cost is bounded. */
const maxSorted = 3000;

async function readPage(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: ResolvedRequest,
  { search, reading, matches }: SearchMatches,
  after: SearchCursor | undefined,
): Promise<Pick<SearchAnswer, 'items' | 'next' | 'total' | 'more_than'>> {
  const limit = pageLimit(request);
  const isLong = matches.more || matches.total > maxSorted;
  const list = { view, request, search };
  const listed =
    (!isLong && matches.firstPage) ||
    (await findPage(deps, {
      where: isLong ? scanConditions(list) : indexConditions(list),
      sorting: await resolveSorting(deps, view, request, isLong ? undefined : search),
      isLong,
      after,
      limit,
    }));
  const last = listed.length > limit ? listed[limit - 1] : undefined;
  const { total, more } = matches;
  return {
    items: await readListedCards(deps, view, listed.slice(0, limit)),
    total,
    ...(more && { more_than: true }),
    ...(last && {
      next: searchCursor.write({
        value: last.sort_value,
        id: last.itemid,
        total,
        more: Number(more),
        reading,
      }),
    }),
  };
}

const correctionFields = (
  analysis: KeywordAnalysis | undefined,
  dropped: readonly string[],
): Partial<SearchAnswer> => ({
  ...(analysis?.corrected !== undefined && { corrected: analysis.corrected }),
  ...(analysis?.isSpacingFixed === true && { hidden_correction: true }),
  ...(dropped.length > 0 && { dropped: [...dropped] }),
});

/** Reads additional results of a keyword: the shop that it names, and hints if there are few results. */
async function readExtras(
  deps: CatalogueDeps,
  { market }: CatalogueView,
  keyword: string,
  { total }: Pick<SearchAnswer, 'total'>,
): Promise<Partial<SearchAnswer>> {
  if (keyword === '') return {};
  const [shop, hints] = await Promise.all([
    findNamedShop(deps, market, keyword),
    total < fewResultsThreshold ? findHints(deps, market, keyword) : [],
  ]);
  return { ...(shop && { shop_intention: shop }), ...(hints.length > 0 && { hints }) };
}

/** If quoted words leave nothing: the keyword without quotation marks, if that has results. */
async function findUnquoted(
  deps: CatalogueDeps,
  view: CatalogueView,
  given: SearchRequest,
): Promise<Partial<SearchAnswer>> {
  const keyword = withoutQuotes(given.keyword ?? '');
  if (keyword === undefined) return {};
  const { total } = await searchCatalogue(deps, view, { ...given, keyword, limit: 1 });
  return total > 0 ? { unquoted: keyword } : {};
}

/**
 * Searches a market's items, or lists a category, a shop or another context. The first page includes the counts, corrections
 * of the keyword, dropped words, and hints. doc2 §4
 *
 * @spec search-result-groups filter-fields
 */
export async function searchCatalogue(
  deps: CatalogueDeps,
  view: CatalogueView,
  given: SearchRequest,
): Promise<SearchAnswer> {
  const after = searchCursor.read(given.cursor);
  const keyword = given.keyword?.trim() ?? '';
  const { market } = view;
  if (keyword !== '' && (await isCensored(deps, market, keyword))) return { ...emptyAnswer, censored: true };
  const [request, analysis] = await Promise.all([
    resolveCategoryLevel(deps, market, given),
    keyword === ''
      ? undefined
      : analyzeKeyword(
          market,
          keyword,
          createVocabulary(deps.db, market, deps.rangeCounts),
          given.no_correction !== true,
        ),
  ]);
  if (analysis?.words.length === 0)
    return {
      ...emptyAnswer,
      ...(analysis.excludesOnly && { excludes_only: true }),
      ...(await readExtras(deps, view, keyword, emptyAnswer)),
    };
  const found = await findMatches(deps, view, request, analysis, after);
  const page = await readPage(deps, view, request, found, after);
  if (after) return page;
  const [extras, unquoted] = await Promise.all([
    readExtras(deps, view, keyword, page),
    page.total === 0 ? findUnquoted(deps, view, given) : {},
    analysis && page.total > 0 && found.dropped.length === 0
      ? countSearch(deps, market, analysis)
      : undefined,
  ]);
  return {
    ...page,
    facets: await nameCategoryFacets(deps, view, found.matches.facets),
    ...correctionFields(analysis, found.dropped),
    ...extras,
    ...unquoted,
    ...(found.unfiltered !== undefined && { total_unfiltered: found.unfiltered }),
  };
}
