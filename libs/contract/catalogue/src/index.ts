export { CardManifestSchema, getCardManifests } from './card-manifests.ts';
export type { CardManifest } from './card-manifests.ts';
export { getCatalogueProduct } from './catalogue-product.ts';
export type { CatalogueProduct } from './catalogue-product.ts';
export { getCategoryTree } from './category.ts';
export type { Category } from './category.ts';
export { getDailyDiscover, getHomeSections } from './home.ts';
export type { Banner, HomeSection, LaterHomeKind, ShopTile } from './home.ts';
export { getItem, getItemRatings, getRecommendations } from './item.ts';
export type { ItemDetail, Model, Rating, TierVariation } from './item.ts';
export { ItemCardSchema, itemPageFields } from './item-card.ts';
export type { ItemCard } from './item-card.ts';
export { openShop } from './open-shop.ts';
export { getShopProfile, saveShopProfile } from './shop-profile.ts';
export type { ShopProfile } from './shop-profile.ts';
export { searchItems } from './search.ts';
export type { SearchAnswer } from './search.ts';
export { searchUsers } from './search-user.ts';
export { getShop, getShopIdByUsername } from './shop.ts';
export type { Shop } from './shop.ts';
export { CampaignSchema, getCampaign, getCampaigns } from './campaign.ts';
export type { Campaign } from './campaign.ts';
export { getCollection, getFeaturedCollections, getHashtag, getListGuide } from './collection.ts';
export type { Collection, FeaturedCollection } from './collection.ts';
export { getFlashSaleItems, getFlashSaleSessions } from './flash-sale.ts';
export type { FlashSaleItem, FlashSaleSession } from './flash-sale.ts';
export { getBuyAgain, getCartRecommendations, getItemBatch, getItemList } from './item-list.ts';
export type { ItemListQuery } from './item-list.ts';
export {
  getDeliveryRegions,
  getInstallmentPlans,
  getItemDeals,
  getShippingFee,
  getShippingInfo,
} from './item-offers.ts';
export type {
  AddOnDeal,
  BundleDeal,
  DeliveryRegion,
  InstallmentPlan,
  Logistic,
  ShippingFee,
} from './item-offers.ts';
export { ItemKeysSchema, pageFields } from './list-query.ts';
export { getMallBrands, getMallHome, getSupermarketHome } from './mall.ts';
export type { MallBrand } from './mall.ts';
export { getMallCategories, getSupermarketCategories } from './section-categories.ts';
export {
  getBuyerRatings,
  getRatingSummary,
  getShopBrief,
  getShopCategories,
  getShopRatings,
  ShopBriefSchema,
} from './shop-pages.ts';
export type { BuyerRating, ShopBrief, ShopRating } from './shop-pages.ts';
export { claimVoucher, getVouchers, getVoucherStates, getVoucherWallet, VoucherSchema } from './voucher.ts';
export type { Voucher } from './voucher.ts';
export type { SearchFacets } from './facets.ts';
export { getSitemapItems, getSitemapParts } from './sitemap.ts';
export { getSearchSuggestions } from './suggestions.ts';
export type { Suggestion } from './suggestions.ts';
export { endShopDeal, getShopDeal, listShopDeals, saveShopDeal } from './shop-deals.ts';
export type { DealItem, ListedShopDeal, ShopDeal } from './shop-deals.ts';
export { endShopVoucher, getShopVoucher, listShopVouchers, saveShopVoucher } from './shop-vouchers.ts';
export type { ListedShopVoucher, ShopVoucher } from './shop-vouchers.ts';
export {
  appendProductImport,
  cancelProductImport,
  confirmProductImport,
  listProductImports,
  startProductImport,
} from './product-imports.ts';
export type { ProductImport } from './product-imports.ts';
export { getShopProduct, listShopProducts, publishShopProduct, saveShopProduct } from './shop-products.ts';
export type { ListedShopProduct, ShopProduct } from './shop-products.ts';
