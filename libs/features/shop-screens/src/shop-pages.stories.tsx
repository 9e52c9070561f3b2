import { aSearchAnswer, createFakeHttp, failedSetup, loadingSetup, screenStory } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import buyerRatingScreen from './buyer-rating/buyer-rating-screen.ts';
import shopCategoriesScreen from './categories/categories-screen.ts';
import detailsScreen from './details/details-screen.ts';
import followersScreen from './follows/followers-screen.ts';
import followingScreen from './follows/following-screen.ts';
import itemRatingScreen from './ratings/item-rating-screen.ts';
import shopRatingScreen from './ratings/shop-rating-screen.ts';
import shopSearchScreen from './shop-search/shop-search-screen.ts';
import { shopAnswers } from './shop.examples.ts';

type Story = StoryObj;

const httpWith = (answers: FakeAnswers = {}) => createFakeHttp({ ...shopAnswers, ...answers });

const meta: Meta = { title: 'Screens/Shop pages', parameters: { layout: 'fullscreen' } };
export default meta;

const shopRating = screenStory(shopRatingScreen, {
  route: 'shop-rating',
  at: '/shop/11/rating',
  params: { shopId: 11 },
  http: httpWith(),
});
export const ShopRatings: Story = shopRating();
export const ShopRatingsLoading: Story = shopRating(loadingSetup);
export const ShopRatingsNotLoaded: Story = shopRating(failedSetup);
export const NoShopRatings: Story = shopRating({
  http: httpWith({ '/api/v4/shop/ratings': () => ({ ratings: [] }) }),
});

const itemRating = screenStory(itemRatingScreen, {
  route: 'shop-item-rating',
  at: '/shop/11/item/5/rating',
  params: { shopid: 11, itemid: 5 },
  http: httpWith(),
});
export const ItemRatings: Story = itemRating();
export const ItemRatingsLoading: Story = itemRating(loadingSetup);
export const ItemRatingsNotLoaded: Story = itemRating(failedSetup);
export const NoItemRatings: Story = itemRating({
  http: httpWith({ '/api/v4/item/ratings': () => ({ ratings: [] }) }),
});

const shopSearch = screenStory(shopSearchScreen, {
  route: 'shop-search',
  at: '/shop/11/search',
  params: { shopId: 11 },
  http: httpWith(),
});
export const Products: Story = shopSearch();
export const ProductsLoading: Story = shopSearch(loadingSetup);
export const ProductsNotLoaded: Story = shopSearch(failedSetup);
export const NoProducts: Story = shopSearch({
  http: httpWith({ '/api/v4/search/search_items': () => aSearchAnswer() }),
});

const shopCategories = screenStory(shopCategoriesScreen, {
  route: 'shop-category',
  at: '/shop/11/category',
  params: { shopId: 11 },
  http: httpWith(),
});
export const Categories: Story = shopCategories();
export const CategoriesLoading: Story = shopCategories(loadingSetup);
export const CategoriesNotLoaded: Story = shopCategories(failedSetup);
export const NoCategories: Story = shopCategories({
  http: httpWith({ '/api/v4/shop/categories': () => ({ items: [], has_more: false }) }),
});

const followers = screenStory(followersScreen, {
  route: 'shop-followers',
  at: '/shop/11/followers',
  params: { shopid: 11 },
  http: httpWith(),
});
export const Followers: Story = followers();
export const FollowersLoading: Story = followers(loadingSetup);
export const FollowersNotLoaded: Story = followers(failedSetup);
export const NoFollowers: Story = followers({
  http: httpWith({ '/api/v4/shop/followers': () => ({ total: 0, followers: [] }) }),
});

const following = screenStory(followingScreen, {
  route: 'shop-following',
  at: '/shop/11/following',
  params: { shopid: 11 },
  http: httpWith(),
});
export const Following: Story = following();
export const FollowingLoading: Story = following(loadingSetup);
export const FollowingNotLoaded: Story = following(failedSetup);
export const NoFollowing: Story = following({
  http: httpWith({ '/api/v4/shop/following': () => ({ total: 0, shops: [] }) }),
});

const buyerRating = screenStory(buyerRatingScreen, {
  route: 'buyer-rating',
  at: '/buyer/7/rating',
  params: { userid: 7 },
  http: httpWith(),
});
export const BuyerRatings: Story = buyerRating();
export const BuyerRatingsLoading: Story = buyerRating(loadingSetup);
export const BuyerRatingsNotLoaded: Story = buyerRating(failedSetup);
export const NoBuyerRatings: Story = buyerRating({
  http: httpWith({
    '/api/v4/buyer/ratings': () => ({ username: 'budi', rating_star: 0, rating_count: 0, ratings: [] }),
  }),
});

const details = screenStory(detailsScreen, {
  route: 'shop-details',
  at: '/shop/11/details',
  params: { shopId: 11 },
  http: httpWith(),
});
export const About: Story = details();
export const AboutLoading: Story = details(loadingSetup);
export const AboutNotLoaded: Story = details(failedSetup);
