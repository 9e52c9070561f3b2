import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const product = screenEntry('@pasar/product-screens/product', () => import('@pasar/product-screens/product'));

/** The screens of this library, by route id. */
export const productScreens = {
  product,
  'product-old': product,
} satisfies ScreenEntries;
