import { accountScreens } from '@pasar/account-screens/screens';
import { appScreens } from '@pasar/app-screens/screens';
import { cartScreens } from '@pasar/cart-screens/screens';
import { chatScreens } from '@pasar/chat-screens/screens';
import { consentScreens } from '@pasar/consent-screens/screens';
import { homeScreens } from '@pasar/home-screens/screens';
import { integrationScreens } from '@pasar/integration-screens/screens';
import { listScreens } from '@pasar/list-screens/screens';
import { mallScreens } from '@pasar/mall-screens/screens';
import { notificationScreens } from '@pasar/notification-screens/screens';
import { orderScreens } from '@pasar/order-screens/screens';
import { pageScreens } from '@pasar/page-screens/screens';
import { paymentScreens } from '@pasar/payment-screens/screens';
import { productScreens } from '@pasar/product-screens/screens';
import { profileScreens } from '@pasar/profile-screens/screens';
import { searchScreens } from '@pasar/search-screens/screens';
import { sellerScreens } from '@pasar/seller-screens/screens';
import { settingsScreens } from '@pasar/settings-screens/screens';
import { checkoutScreen } from '@pasar/shell';
import type { ScreenMap } from '@pasar/shell';
import { shopScreens } from '@pasar/shop-screens/screens';
import { supermarketScreens } from '@pasar/supermarket-screens/screens';
import { verificationScreens } from '@pasar/verification-screens/screens';
import type { AppPorts } from './app-ports.ts';

/** Maps routes to their screens; each screen is its own chunk. The compiler reports routes without a screen. */
export function createScreens({ importCheckout }: AppPorts) {
  const checkout = checkoutScreen('@pasar/remote-checkout-module', importCheckout);
  return {
    ...appScreens,
    ...homeScreens,
    ...searchScreens,
    ...productScreens,
    ...shopScreens,
    ...accountScreens,
    ...profileScreens,
    ...consentScreens,
    ...chatScreens,
    ...notificationScreens,
    ...settingsScreens,
    ...integrationScreens,
    ...cartScreens,
    ...orderScreens,
    ...paymentScreens,
    ...sellerScreens,
    ...mallScreens,
    ...listScreens,
    ...supermarketScreens,
    ...pageScreens,
    ...verificationScreens,
    checkout,
    'marketplace-checkout': checkout,
  } satisfies ScreenMap;
}
