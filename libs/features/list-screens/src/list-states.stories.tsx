import { anAccount, createFailingHttp, createFakeHttp, loadingSetup, screenStory } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import buyAgainScreen from './buy-again/buy-again-screen.ts';
import cartRecommendScreen from './cart-recommend/cart-recommend-screen.ts';
import collectionScreen from './collection/collection-screen.ts';
import myLikesScreen from './my-likes/my-likes-screen.ts';
import walletScreen from './voucher-wallet/voucher-wallet-screen.ts';

type Story = StoryObj;

const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() });
/** The session is known, everything else fails. */
const memberOnly = {
  http: createFailingHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() }),
};

const meta: Meta = { title: 'Screens/List states', parameters: { layout: 'fullscreen' } };
export default meta;

const buyAgain = screenStory(buyAgainScreen, { route: 'buy-again', at: '/buy_again', http });
export const BuyAgainLoading: Story = buyAgain(loadingSetup);

const cartRecommend = screenStory(cartRecommendScreen, {
  route: 'cart-recommend',
  at: '/cart_recommend',
  http,
});
export const CartRecommendLoading: Story = cartRecommend(loadingSetup);
export const CartRecommendNotLoaded: Story = cartRecommend(memberOnly);

const collection = screenStory(collectionScreen, {
  route: 'collection-by-id',
  at: '/collections/7',
  params: { collectionId: 7 },
  http,
});
export const CollectionLoading: Story = collection(loadingSetup);
export const CollectionNotLoaded: Story = collection(memberOnly);

const myLikes = screenStory(myLikesScreen, { route: 'user-my-likes', at: '/user/my-likes', http });
export const FavouritesLoading: Story = myLikes(loadingSetup);
export const FavouritesNotLoaded: Story = myLikes(memberOnly);

const wallet = screenStory(walletScreen, {
  route: 'user-voucher-wallet',
  at: '/user/voucher-wallet?tab=claim',
  http,
});
export const VouchersLoading: Story = wallet(loadingSetup);
export const VouchersNotLoaded: Story = wallet(memberOnly);
