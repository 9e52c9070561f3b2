import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const cart = screenEntry('@pasar/cart-screens/cart', () => import('@pasar/cart-screens/cart'));

/** The screens of this library, by route. */
export const cartScreens = {
  cart,
} satisfies ScreenEntries;
