import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const cart = screenEntry('@pasar/cart-screens/cart', () => import('@pasar/cart-screens/cart'));

/** The screens of this library, by route id. */
export const cartScreens = {
  cart,
} satisfies ScreenEntries;
