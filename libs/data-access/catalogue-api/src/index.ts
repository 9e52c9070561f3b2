export { needCardManifests, selectManifestCall } from './card-manifests-api.ts';
export { catalogueApi } from './catalogue-api.ts';
export type {
  CatalogueProduct,
  Category,
  HomeSection,
  ItemCard,
  ItemDetail,
  LaterHomeKind,
  Model,
  Rating,
  RatingsQuery,
  RecommendationsQuery,
  SearchAnswer,
  SearchFacets,
  SearchQuery,
  Shop,
  ShopQuery,
  ShopSearchQuery,
  Suggestion,
  TierVariation,
} from './catalogue-api.ts';
export { openShopApi } from './open-shop-api.ts';
export { shopProfileApi } from './shop-profile-api.ts';
export type { ShopProfile, ShopProfileChanges } from './shop-profile-api.ts';
export { shopProductsApi } from './shop-products-api.ts';
export type { ListedShopProduct, ShopProduct, ShopProductsQuery } from './shop-products-api.ts';
export { shopDealsApi } from './shop-deals-api.ts';
export type { DealItem, ListedShopDeal, SaveDealRequest, ShopDeal } from './shop-deals-api.ts';
export { shopVouchersApi } from './shop-vouchers-api.ts';
export type {
  ListedShopVoucher,
  SaveVoucherRequest,
  ShopVoucher,
  ShopVouchersQuery,
} from './shop-vouchers-api.ts';
export { productImportsApi } from './product-imports-api.ts';
export type { ProductImport } from './product-imports-api.ts';
export { productImportReportPath } from '@pasar/catalogue-contract/paths';
export { categoryTrail, childCategories, trailPath } from './category-trail.ts';
export { loadedTrail } from './loaded-trail.ts';
export type { CategoryTrail } from './loaded-trail.ts';
export { toSearchQuery } from './to-search-query.ts';
export { useResultList } from './use-result-list.ts';
export type { ResultListState } from './use-result-list.ts';
export { flattenPages } from './flatten-pages.ts';
export type { ItemListState } from './flatten-pages.ts';
export { useRemainingSeconds } from './use-remaining-seconds.ts';
export type { ServerTime } from './use-remaining-seconds.ts';
export {
  parseSaleParams,
  saleCard,
  saleItemsQuery,
  saleQueryFields,
  selectSessions,
  pickSession,
} from './flash-sale.ts';
export type { SaleParams, SaleScope } from './flash-sale.ts';
export { useSaleSessions } from './use-sale-sessions.ts';
export type { SaleSessions } from './use-sale-sessions.ts';
export { deliveryApi } from './delivery-api.ts';
export type { DeliveryRegion, Logistic, ShippingFee, ShippingInfo } from './delivery-api.ts';
export { useRememberViewed, useViewedItems } from './viewed-items.ts';
export { itemOffersApi } from './item-offers-api.ts';
export type { AddOnDeal, BundleDeal, InstallmentPlan, ItemDeals } from './item-offers-api.ts';
export { listsApi } from './lists-api.ts';
export type { BuyAgainQuery, Campaign, Collection, FeaturedCollection, ItemListQuery } from './lists-api.ts';
export { mallApi } from './mall-api.ts';
export type {
  Banner,
  FlashSaleItem,
  FlashSaleQuery,
  FlashSaleSession,
  MallBrand,
  MallBrandsQuery,
  MallHome,
  ShopTile,
  SupermarketHome,
} from './mall-api.ts';
export { shopPagesApi } from './shop-pages-api.ts';
export type {
  BuyerRating,
  BuyerRatingsQuery,
  RatingSummary,
  ShopBrief,
  ShopCategoriesQuery,
  ShopRating,
  ShopRatingsQuery,
} from './shop-pages-api.ts';
export { vouchersApi } from './vouchers-api.ts';
export type { Voucher, VouchersQuery, VoucherWalletQuery } from './vouchers-api.ts';
export { useVoucherClaims } from './use-voucher-claims.ts';
export type { VoucherClaims } from './use-voucher-claims.ts';
export { claimVoucherPath } from '@pasar/catalogue-contract/paths';
