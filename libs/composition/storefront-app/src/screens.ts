import { checkoutScreen, screenEntry } from '@pasar/shell';
import type { ScreenMap } from '@pasar/shell';
import type { AppPorts } from './app-ports.ts';

const appLanding = screenEntry('@pasar/app-screens/landing', () => import('@pasar/app-screens/landing'));
const home = screenEntry('@pasar/home-screens/home', () => import('@pasar/home-screens/home'));
const search = screenEntry('@pasar/search-screens/search', () => import('@pasar/search-screens/search'));
const searchUser = screenEntry(
  '@pasar/search-screens/search-user',
  () => import('@pasar/search-screens/search-user'),
);
const searchIntermediate = screenEntry(
  '@pasar/search-screens/search-intermediate',
  () => import('@pasar/search-screens/search-intermediate'),
);
const searchCatalogue = screenEntry(
  '@pasar/search-screens/search-catalogue',
  () => import('@pasar/search-screens/search-catalogue'),
);
const category = screenEntry(
  '@pasar/search-screens/category',
  () => import('@pasar/search-screens/category'),
);
const allCategories = screenEntry(
  '@pasar/search-screens/all-categories',
  () => import('@pasar/search-screens/all-categories'),
);
const product = screenEntry('@pasar/product-screens/product', () => import('@pasar/product-screens/product'));
const shop = screenEntry('@pasar/shop-screens/shop', () => import('@pasar/shop-screens/shop'));
const buyerRating = screenEntry(
  '@pasar/shop-screens/buyer-rating',
  () => import('@pasar/shop-screens/buyer-rating'),
);
const shopCategory = screenEntry(
  '@pasar/shop-screens/shop-category',
  () => import('@pasar/shop-screens/shop-category'),
);
const shopDetails = screenEntry(
  '@pasar/shop-screens/shop-details',
  () => import('@pasar/shop-screens/shop-details'),
);
const shopFollowers = screenEntry(
  '@pasar/shop-screens/shop-followers',
  () => import('@pasar/shop-screens/shop-followers'),
);
const shopFollowing = screenEntry(
  '@pasar/shop-screens/shop-following',
  () => import('@pasar/shop-screens/shop-following'),
);
const shopItemRating = screenEntry(
  '@pasar/shop-screens/shop-item-rating',
  () => import('@pasar/shop-screens/shop-item-rating'),
);
const shopRating = screenEntry(
  '@pasar/shop-screens/shop-rating',
  () => import('@pasar/shop-screens/shop-rating'),
);
const shopSearch = screenEntry(
  '@pasar/shop-screens/shop-search',
  () => import('@pasar/shop-screens/shop-search'),
);
const signIn = screenEntry('@pasar/account-screens/sign-in', () => import('@pasar/account-screens/sign-in'));
const signUp = screenEntry('@pasar/account-screens/sign-up', () => import('@pasar/account-screens/sign-up'));
const account = screenEntry('@pasar/account-screens/account', () => import('@pasar/account-screens/account'));
const addressBook = screenEntry(
  '@pasar/account-screens/address-book',
  () => import('@pasar/account-screens/address-book'),
);
const addressAdd = screenEntry(
  '@pasar/account-screens/address-add',
  () => import('@pasar/account-screens/address-add'),
);
const addressEdit = screenEntry(
  '@pasar/account-screens/address-edit',
  () => import('@pasar/account-screens/address-edit'),
);
const cookieSetting = screenEntry(
  '@pasar/consent-screens/cookie-setting',
  () => import('@pasar/consent-screens/cookie-setting'),
);
const privacy = screenEntry('@pasar/consent-screens/privacy', () => import('@pasar/consent-screens/privacy'));
const cart = screenEntry('@pasar/cart-screens/cart', () => import('@pasar/cart-screens/cart'));
const purchaseList = screenEntry(
  '@pasar/order-screens/purchase-list',
  () => import('@pasar/order-screens/purchase-list'),
);
const orderDetail = screenEntry(
  '@pasar/order-screens/order-detail',
  () => import('@pasar/order-screens/order-detail'),
);
const checkoutDetail = screenEntry(
  '@pasar/order-screens/checkout-detail',
  () => import('@pasar/order-screens/checkout-detail'),
);
const orderSuccess = screenEntry(
  '@pasar/order-screens/order-success',
  () => import('@pasar/order-screens/order-success'),
);
const mallHome = screenEntry('@pasar/mall-screens/home', () => import('@pasar/mall-screens/home'));
const mallJustForYou = screenEntry(
  '@pasar/mall-screens/just-for-you',
  () => import('@pasar/mall-screens/just-for-you'),
);
const mallBrands = screenEntry('@pasar/mall-screens/brands', () => import('@pasar/mall-screens/brands'));
const mallCategory = screenEntry(
  '@pasar/mall-screens/category',
  () => import('@pasar/mall-screens/category'),
);
const mallCategoryPopular = screenEntry(
  '@pasar/mall-screens/category-popular',
  () => import('@pasar/mall-screens/category-popular'),
);
const mallCategories = screenEntry(
  '@pasar/mall-screens/categories',
  () => import('@pasar/mall-screens/categories'),
);
const mallSearch = screenEntry('@pasar/mall-screens/search', () => import('@pasar/mall-screens/search'));
const browse = screenEntry('@pasar/list-screens/browse', () => import('@pasar/list-screens/browse'));
const collection = screenEntry(
  '@pasar/list-screens/collection',
  () => import('@pasar/list-screens/collection'),
);
const hashtag = screenEntry('@pasar/list-screens/hashtag', () => import('@pasar/list-screens/hashtag'));
const brandList = screenEntry(
  '@pasar/list-screens/brand-list',
  () => import('@pasar/list-screens/brand-list'),
);
const featuredCollections = screenEntry(
  '@pasar/list-screens/featured-collections',
  () => import('@pasar/list-screens/featured-collections'),
);
const similar = screenEntry('@pasar/list-screens/similar', () => import('@pasar/list-screens/similar'));
const cartRecommend = screenEntry(
  '@pasar/list-screens/cart-recommend',
  () => import('@pasar/list-screens/cart-recommend'),
);
const buyAgain = screenEntry('@pasar/list-screens/buy-again', () => import('@pasar/list-screens/buy-again'));
const myLikes = screenEntry('@pasar/list-screens/my-likes', () => import('@pasar/list-screens/my-likes'));
const flashSale = screenEntry(
  '@pasar/list-screens/flash-sale',
  () => import('@pasar/list-screens/flash-sale'),
);
const voucherWallet = screenEntry(
  '@pasar/list-screens/voucher-wallet',
  () => import('@pasar/list-screens/voucher-wallet'),
);
const supermarket = screenEntry(
  '@pasar/supermarket-screens/home',
  () => import('@pasar/supermarket-screens/home'),
);
const supermarketCategory = screenEntry(
  '@pasar/supermarket-screens/category',
  () => import('@pasar/supermarket-screens/category'),
);
const supermarketAllProducts = screenEntry(
  '@pasar/supermarket-screens/all-products',
  () => import('@pasar/supermarket-screens/all-products'),
);
const supermarketList = screenEntry(
  '@pasar/supermarket-screens/item-list',
  () => import('@pasar/supermarket-screens/item-list'),
);
const supermarketBuyAgain = screenEntry(
  '@pasar/supermarket-screens/buy-again',
  () => import('@pasar/supermarket-screens/buy-again'),
);
const supermarketVouchers = screenEntry(
  '@pasar/supermarket-screens/vouchers',
  () => import('@pasar/supermarket-screens/vouchers'),
);
const supermarketFlashSale = screenEntry(
  '@pasar/supermarket-screens/flash-sale',
  () => import('@pasar/supermarket-screens/flash-sale'),
);

/** Which screen answers which route; each is a chunk of its own. */
export function createScreens({ importCheckout }: AppPorts): ScreenMap {
  const checkout = checkoutScreen('@pasar/remote-checkout-module', importCheckout);
  return {
    'app-landing': appLanding,
    home,
    'preview-home': home,
    search,
    'search-user': searchUser,
    'search-intermediate': searchIntermediate,
    'search-catalogue': searchCatalogue,
    category,
    'category-l2': category,
    'category-l3': category,
    'all-categories': allCategories,
    product,
    'product-old': product,
    'shop-by-username': shop,
    'shop-by-id': shop,
    'shop-by-user': shop,
    'buyer-rating': buyerRating,
    'shop-category': shopCategory,
    'shop-details': shopDetails,
    'shop-followers': shopFollowers,
    'shop-following': shopFollowing,
    'shop-item-rating': shopItemRating,
    'shop-rating': shopRating,
    'shop-search': shopSearch,
    'buyer-login': signIn,
    'buyer-signup': signUp,
    user: account,
    me: account,
    'user-account': account,
    'user-account-address': addressBook,
    'user-account-address-add': addressAdd,
    'user-account-address-edit': addressEdit,
    'user-account-cookie': cookieSetting,
    'setting-cookie': cookieSetting,
    'user-setting-privacy': privacy,
    'user-account-gdpr': privacy,
    cart,
    'purchase-list': purchaseList,
    'purchase-order-detail': orderDetail,
    'purchase-checkout-detail': checkoutDetail,
    'order-success': orderSuccess,
    'daily-discover': browse,
    'popular-products': browse,
    'top-products': browse,
    collection,
    'collection-by-id': collection,
    hashtag,
    'hashtag-tag': hashtag,
    list: brandList,
    'featured-collections': featuredCollections,
    'product-similar': similar,
    'find-similar-products': similar,
    'you-may-also-like': similar,
    'from-same-shop': similar,
    'cart-recommend': cartRecommend,
    'buy-again': buyAgain,
    'user-my-likes': myLikes,
    'flash-sale': flashSale,
    'user-voucher-wallet': voucherWallet,
    checkout,
    'marketplace-checkout': checkout,
    mall: mallHome,
    'mall-preview': mallHome,
    'mall-just-for-you': mallJustForYou,
    'mall-brands': mallBrands,
    'mall-brands-category': mallBrands,
    'mall-category': mallCategory,
    'mall-category-popular': mallCategoryPopular,
    'mall-categories': mallCategories,
    'mall-search': mallSearch,
    supermarket,
    'supermarket-category-l1': supermarketCategory,
    'supermarket-category-l2': supermarketCategory,
    'supermarket-category-l3': supermarketCategory,
    'supermarket-all-products': supermarketAllProducts,
    'supermarket-deals': supermarketList,
    'supermarket-bundle-deals': supermarketList,
    'supermarket-add-on-deals': supermarketList,
    'supermarket-recommendation': supermarketList,
    'supermarket-buy-again': supermarketBuyAgain,
    'supermarket-vouchers': supermarketVouchers,
    'supermarket-flash-sale': supermarketFlashSale,
  };
}
