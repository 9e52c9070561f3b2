import { listingFlags } from './listing-flags.data.ts';
import type { ResolvedRequest, SearchRequest } from './search-request.ts';
import { splitList } from './search-filters.ts';
import { quoteToken } from './search-vector.ts';

/** Alternatives, of which a listed item must have at least one; empty if the index cannot tell. */
type Tokens = readonly string[];

/** The index stores this much of a text, which distinguishes nearly all. */
const maxTokenLength = 100;

const createToken =
  (kind: string) =>
  (value: string | number): Tokens => [`${kind} ${[...String(value)].slice(0, maxTokenLength).join('')}`];
const createAnyToken =
  (kind: string) =>
  (list: string): Tokens =>
    splitList(list).flatMap(createToken(kind));

/** Prices with as many digits and the same first digit share a magnitude, as in the function `listing_words`. */
const priceMagnitude = (price: number): number => {
  const digits = String(price);
  return price <= 0 ? 0 : 9 * (digits.length - 1) + Number(digits[0]);
};

/** A wider range would match most items, slowly. */
const maxMagnitudes = 18;

const priceTokens = ({ min_price: from, max_price: to }: ResolvedRequest): Tokens => {
  if (from === undefined || to === undefined) return [];
  const [first, last] = [priceMagnitude(from), priceMagnitude(to)];
  return last - first >= maxMagnitudes
    ? []
    : Array.from({ length: last - first + 1 }, (_, index) => `price ${first + index}`);
};

const tokenizers: {
  readonly [Name in keyof SearchRequest]?: (value: NonNullable<SearchRequest[Name]>) => Tokens;
} = {
  category: createToken('category'),
  shop: createToken('shop'),
  shop_collection: createToken('collection'),
  catalogue: createToken('catalogue'),
  catalogues: createAnyToken('catalogue'),
  image_id: createToken('picture'),
  labels: createAnyToken('label'),
  locations: createAnyToken('location'),
  brands: createAnyToken('brand'),
  shipping_options: createAnyToken('shipping'),
  rating: createToken('rating'),
};

const flagTokens = (request: ResolvedRequest): Tokens[] =>
  [...listingFlags, { name: 'used_item', columns: ['used_item'] } as const]
    .filter(({ name }) => request[name] === true && !(name === 'used_item' && request.new_item === true))
    .map(({ columns }) => columns);

/** Returns the filters of a search for the index of words, each as a `tsquery` text. */
export function tokenQueries(market: string, request: ResolvedRequest): string[] {
  const chosen = Object.entries(tokenizers).map(([name, tokenize]) => {
    const value = request[name as keyof SearchRequest];
    return value === undefined || value === '' ? [] : (tokenize as (value: unknown) => Tokens)(value);
  });
  return [...chosen, priceTokens(request), ...flagTokens(request)]
    .filter((alternatives) => alternatives.length > 0)
    .map((alternatives) => `(${alternatives.map((token) => quoteToken(`#${market} ${token}`)).join(' | ')})`);
}
