import { defineScreen } from '@pasar/screen-kit';
import { shopOrderScreen } from '../shared/shop-order-screen.ts';
import { LabelScreen } from './LabelScreen.tsx';

/** The label of an order's parcel, to be printed. */
export default defineScreen<'seller-label'>({
  ...shopOrderScreen,
  head: (_state, _input, _context, t) => ({ title: t('label'), robots: 'noindex' }),
  Screen: LabelScreen,
});
