/** The backend's sort types by name (doc2 §9). @spec sort-type */
export const sortTypes = {
  'popular-desc': 1,
  'latest-desc': 2,
  'distance-desc': 3,
  'price-desc': 4,
  'popular-asc': 5,
  'latest-asc': 6,
  'distance-asc': 7,
  'price-asc': 8,
  relevance: 9,
  'discount-asc': 10,
  'discount-desc': 11,
  'shop-review': 12,
  'item-sold-desc': 13,
  'official-shop-search': 115,
  'home-official-shop': 116,
  'trending-shops': 117,
} as const;

export type SortType = (typeof sortTypes)[keyof typeof sortTypes];

type Sort = {
  readonly asc: SortType;
  readonly desc: SortType;
};

const sameForBothOrders = (type: SortType): Sort => ({ asc: type, desc: type });

/** Values of `sortBy` and their older spellings. Only price and discount follow the order (amb-sort-mapping). */
const words: Readonly<Record<string, Sort>> = {
  relevancy: sameForBothOrders(sortTypes.relevance),
  pop: sameForBothOrders(sortTypes.relevance),
  popular: sameForBothOrders(sortTypes.relevance),
  ctime: sameForBothOrders(sortTypes['latest-desc']),
  time: sameForBothOrders(sortTypes['latest-desc']),
  price: { asc: sortTypes['price-asc'], desc: sortTypes['price-desc'] },
  sales: sameForBothOrders(sortTypes['item-sold-desc']),
  distance: sameForBothOrders(sortTypes['distance-asc']),
  discount: { asc: sortTypes['discount-asc'], desc: sortTypes['discount-desc'] },
};

/**
 * The sort type of a URL; relevance for a missing or unknown key, ascending without an order.
 *
 * @spec search-sort-mapping search-sort-sales-distance sort-default
 */
export const toSortType = (sortBy?: string, order?: string): SortType => {
  const sort = sortBy !== undefined && Object.hasOwn(words, sortBy) ? words[sortBy] : undefined;
  return sort?.[order === 'desc' ? 'desc' : 'asc'] ?? sortTypes.relevance;
};
