import { isNotFound } from '@pasar/base-api';
import { sellerIncomeApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { OrderIncomeScreen } from './OrderIncomeScreen.tsx';

const { getOrderIncome } = sellerIncomeApi.endpoints;

/** How the income of an order is made up. */
export default defineScreen<'seller-order-income'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [({ params }) => [ownShopNeed(), getOrderIncome.initiate({ order_id: params.orderId })]],
  status: (state, { params }) =>
    isNotFound(getOrderIncome.select({ order_id: params.orderId })(state).error) ? 404 : 200,
  head: (_state, _input, _context, t) => ({ title: t('income'), robots: 'noindex' }),
  Screen: OrderIncomeScreen,
});
