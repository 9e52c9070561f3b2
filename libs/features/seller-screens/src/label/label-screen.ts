import { defineScreen } from '@pasar/screen-kit';
import { shopOrderScreen } from '../shared/shop-order-screen.ts';
import { LabelScreen } from './LabelScreen.tsx';

/** The printable label of an order's parcel. */
export default defineScreen<'seller-label'>({
  ...shopOrderScreen,
  head: (_state, _input, _context, t) => ({ title: t('label'), robots: 'noindex' }),
  Screen: LabelScreen,
});
