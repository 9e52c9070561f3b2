/** Codes of operations, in reports and events; 6 is unassigned. doc2 §9 @spec tracking-operation amb-enum-gaps */
export const trackingOperations = {
  impression: 1,
  click: 2,
  view: 3,
  'add-to-cart': 4,
  'place-order': 5,
  'report-dislike': 7,
  'report-inappropriate': 8,
  'report-irrelevant': 9,
  'report-impression': 10,
  swipe: 11,
  'shop-view': 12,
  'live-view': 13,
  'product-click': 14,
  'live-view-ping': 15,
  'exit-stream': 16,
  'shop-item-impression': 17,
  'more-shop-click': 18,
  'shop-impression': 1001,
  'shop-click': 1002,
} as const;

/** What a keyword or an advertisement matched; 4 is unassigned. doc2 §9 @spec match-type */
export const matchTypes = {
  shop: 1,
  category: 2,
  collection: 3,
  'shop-category': 5,
  keyword: 6,
  item: 7,
  attribute: 8,
  sku: 9,
  address: 10,
} as const;

/** The type of list that showed an item. doc2 §9 @spec list-type */
export const listTypes = {
  general: 0,
  'similar-products': 1,
  'daily-discover': 2,
  'shop-search': 3,
  'you-may-also-like': 5,
  'shop-ads-banner': 7,
  cart: 13,
  'order-successful': 14,
  'order-detail': 15,
  'my-purchase': 16,
  'image-search': 29,
  'video-minifeed': 31,
  'live-stream': 33,
  video: 34,
  'live-discovery': 3327,
  'live-for-you': 3328,
} as const;

/** The reporting client. doc2 §9 @spec client-type */
export const clientTypes = {
  unknown: 0,
  'ios-web': 1,
  'ios-app': 2,
  'android-web': 3,
  'android-app': 4,
  'pc-mall': 5,
  'android-lite': 9,
  others: 128,
} as const;

/** A voucher's status for the user. doc2 §3 Voucher (tracking) @spec voucher-status */
export const voucherStatuses = {
  unknown: 0,
  claimable: 1,
  'fully-redeemed': 2,
  claimed: 3,
  used: 4,
} as const;

/**
 * The placement of a card; the specification gives names only, no numbers. doc2 §2
 * @spec card-placement card-placements amb-placement-ids
 */
export const cardPlacements = [
  'product-page-may-also-like',
  'cart-may-also-like',
  'home-daily-discover',
  'search-page',
  'category-page-l2',
  'category-page-l3',
  'collection-page',
  'shop-tab',
  'shop-all-products-tab',
  'shop-flash-sale',
  'shop-campaign',
  'shop-decoration-carousel',
  'shop-highlight-products',
  'search-for-shops',
] as const;

/** The tracker id of a page exit. doc2 §9 @spec page-exit tracker-page-exit */
export const pageExitTrackerId = 220;

/** Maximum wait for the debug hook at start. doc2 §9 @spec tracking-debug-hook-wait */
export const debugHookWaitMs = 5000;

export type TrackingOperation = keyof typeof trackingOperations;
export type MatchType = keyof typeof matchTypes;
export type ListType = keyof typeof listTypes;
export type ClientType = keyof typeof clientTypes;
export type VoucherStatus = keyof typeof voucherStatuses;
export type CardPlacement = (typeof cardPlacements)[number];
