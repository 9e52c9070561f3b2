import { anAccount, createFailingHttp, createFakeHttp, loadingSetup, screenStory } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import branchScreen from './branch-reselection/branch-reselection-screen.ts';
import cancellationScreen from './cancellation/cancellation-screen.ts';
import checkoutScreen from './checkout-detail/checkout-detail-screen.ts';
import coinRulesScreen from './coins/coin-rules-screen.ts';
import dailyCoinsScreen from './coins/daily-coins-screen.ts';
import historyScreen from './coins/reward-history-screen.ts';
import invoiceScreen from './invoice/invoice-screen.ts';
import successScreen from './order-success/order-success-screen.ts';
import returnByIdScreen from './return-detail/return-by-id-screen.ts';
import returnByOrderScreen from './return-detail/return-by-order-screen.ts';
import instructionsScreen from './return-instructions/return-instructions-screen.ts';
import requestScreen from './return-request/return-request-screen.ts';
import shippingScreen from './return-shipping/return-shipping-screen.ts';
import universalScreen from './universal/universal-screen.ts';

type Story = StoryObj;

const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() });
/** The session is known, everything else fails. */
const memberOnly = {
  http: createFailingHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() }),
};

const meta: Meta = { title: 'Screens/Order states', parameters: { layout: 'fullscreen' } };
export default meta;

const branch = screenStory(branchScreen, {
  route: 'reselect-branch',
  at: '/reselect-branch?orderid=5',
  http,
});
export const BranchReselectionLoading: Story = branch(loadingSetup);

const cancellation = screenStory(cancellationScreen, {
  route: 'purchase-cancellation',
  at: '/user/purchase/cancellation/5',
  params: { orderId: 5 },
  http,
});
export const CancellationLoading: Story = cancellation(loadingSetup);

const checkout = screenStory(checkoutScreen, {
  route: 'purchase-checkout-detail',
  at: '/user/purchase/checkout/9',
  params: { checkoutId: 9 },
  http,
});
export const CheckoutDetailLoading: Story = checkout(loadingSetup);

const coinRules = screenStory(coinRulesScreen, { route: 'coin-reward-3', at: '/coins/rules', http });
export const CoinRulesLoading: Story = coinRules(loadingSetup);
export const CoinRulesNotLoaded: Story = coinRules(memberOnly);

const dailyCoins = screenStory(dailyCoinsScreen, { route: 'coin-reward-1', at: '/coins/daily', http });
export const DailyCoinsLoading: Story = dailyCoins(loadingSetup);
export const DailyCoinsNotLoaded: Story = dailyCoins(memberOnly);

const history = screenStory(historyScreen, { route: 'coin-reward-2', at: '/coins/history', http });
export const RewardHistoryLoading: Story = history(loadingSetup);
export const RewardHistoryNotLoaded: Story = history(memberOnly);

const invoice = screenStory(invoiceScreen, {
  route: 'invoice',
  at: '/invoice/5',
  params: { orderId: 5 },
  http,
});
export const InvoiceLoading: Story = invoice(loadingSetup);

const success = screenStory(successScreen, {
  route: 'order-success',
  at: '/order/success?checkoutid=9',
  http,
});
export const OrderSuccessLoading: Story = success(loadingSetup);

const returnById = screenStory(returnByIdScreen, {
  route: 'return-detail-by-return',
  at: '/return/5',
  params: { returnId: 5 },
  http,
});
export const ReturnByIdLoading: Story = returnById(loadingSetup);
export const ReturnByIdNotLoaded: Story = returnById(memberOnly);

const returnByOrder = screenStory(returnByOrderScreen, {
  route: 'return-detail-by-order',
  at: '/return/order/5',
  params: { orderId: 5 },
  http,
});
export const ReturnByOrderLoading: Story = returnByOrder(loadingSetup);
export const ReturnByOrderNotLoaded: Story = returnByOrder(memberOnly);

const instructions = screenStory(instructionsScreen, {
  route: 'refund-return-instructions',
  at: '/return/instructions?return_id=5',
  http,
});
export const ReturnInstructionsLoading: Story = instructions(loadingSetup);
export const ReturnInstructionsNotLoaded: Story = instructions(memberOnly);

const request = screenStory(requestScreen, {
  route: 'return-request-option',
  at: '/return/request/5',
  params: { orderId: 5 },
  http,
});
export const ReturnRequestLoading: Story = request(loadingSetup);
export const ReturnRequestNotLoaded: Story = request(memberOnly);

const shipping = screenStory(shippingScreen, {
  route: 'return-select-shipping-option',
  at: '/return/shipping/5',
  params: { returnId: 5 },
  http,
});
export const ReturnShippingLoading: Story = shipping(loadingSetup);
export const ReturnShippingNotLoaded: Story = shipping(memberOnly);

const universal = screenStory(universalScreen, {
  route: 'order-universal',
  at: '/order/universal?order_id=5',
  http,
});
export const UniversalLoading: Story = universal(loadingSetup);
