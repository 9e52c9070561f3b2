import { defineScreen } from '@pasar/screen-kit';
import { shopOrderScreen } from '../shared/shop-order-screen.ts';
import { OrderScreen } from './OrderScreen.tsx';

/** An order of the seller's shop. */
export default defineScreen<'seller-order'>({
  ...shopOrderScreen,
  head: (_state, _input, _context, t) => ({ title: t('orders'), robots: 'noindex' }),
  Screen: OrderScreen,
});
