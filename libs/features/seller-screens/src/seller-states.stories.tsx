import { anAccount, createFailingHttp, createFakeHttp, loadingSetup, screenStory } from '@pasar/builders';
import type { NotificationKind } from '@pasar/notification';
import type { Notification } from '@pasar/notification-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import dealScreen from './deal/deal-screen.ts';
import newDealScreen from './deal/new-deal-screen.ts';
import dealsScreen from './deals/deals-screen.ts';
import importingScreen from './import/import-screen.ts';
import notificationsScreen from './notifications/notifications-screen.ts';
import orderIncomeScreen from './order-income/order-income-screen.ts';
import ordersScreen from './orders/orders-screen.ts';
import newProductScreen from './product/new-product-screen.ts';
import productScreen from './product/product-screen.ts';
import productsScreen from './products/products-screen.ts';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';
import newVoucherScreen from './voucher/new-voucher-screen.ts';
import voucherScreen from './voucher/voucher-screen.ts';
import vouchersScreen from './vouchers/vouchers-screen.ts';

type Story = StoryObj;

const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() });
/** The session is known, everything else fails. */
const memberOnly = {
  http: createFailingHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() }),
};

const meta: Meta = { title: 'Screens/Seller states', parameters: { layout: 'fullscreen' } };
export default meta;

const deal = screenStory(dealScreen, {
  route: 'seller-deal',
  at: '/portal/deal/bundle/5',
  params: { kind: 'bundle', dealId: 5 },
  http,
});
export const DealLoading: Story = deal(loadingSetup);

const newDeal = screenStory(newDealScreen, {
  route: 'seller-new-deal',
  at: '/portal/deal/new/bundle',
  params: { kind: 'bundle' },
  http,
});
export const NewDealLoading: Story = newDeal(loadingSetup);
export const NewDealNotLoaded: Story = newDeal(memberOnly);

const deals = screenStory(dealsScreen, { route: 'seller-deals', at: '/portal/deals', http });
export const DealsLoading: Story = deals(loadingSetup);

const importing = screenStory(importingScreen, { route: 'seller-import', at: '/portal/import', http });
export const ImportLoading: Story = importing(loadingSetup);

const notifications = screenStory(notificationsScreen, {
  route: 'seller-notifications',
  at: '/portal/notifications',
  http,
});
const aNotification = (id: number, kind: NotificationKind, parameters: Notification['parameters']) => ({
  ...{ notification_id: id, kind, is_read: id === 1, ctime: 1_800_000_000 + id },
  parameters: { shopid: 11, shop_name: 'Anyam', ...parameters },
});
const shopNotifications = [
  aNotification(3, 'sale-placed', { order_id: 5, order_sn: '270115ABCDEF' }),
  aNotification(2, 'question-asked', { itemid: 101, item_name: 'Rattan basket' }),
  aNotification(1, 'rating-received', { itemid: 101, item_name: 'Rattan basket', star: 4 }),
];
export const Notifications: Story = notifications({
  http: createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    [ownShopPath]: () => anOwnShop('owner'),
    '/api/v4/notification/list': () => ({ notifications: shopNotifications }),
    '/api/v4/notification/unread': () => ({ orders: 0, alerts: 0, account: 0, shop: 1 }),
  }),
});
export const NotificationsLoading: Story = notifications(loadingSetup);
export const NotificationsNotLoaded: Story = notifications(memberOnly);

const orderIncome = screenStory(orderIncomeScreen, {
  route: 'seller-order-income',
  at: '/portal/income/5',
  params: { orderId: 5 },
  http,
});
export const OrderIncomeLoading: Story = orderIncome(loadingSetup);

const orders = screenStory(ordersScreen, { route: 'seller-orders', at: '/portal/orders', http });
export const OrdersLoading: Story = orders(loadingSetup);

const newProduct = screenStory(newProductScreen, {
  route: 'seller-new-product',
  at: '/portal/product/new',
  http,
});
export const NewProductLoading: Story = newProduct(loadingSetup);
export const NewProductNotLoaded: Story = newProduct(memberOnly);

const product = screenStory(productScreen, {
  route: 'seller-product',
  at: '/portal/product/5',
  params: { itemId: 5 },
  http,
});
export const ProductLoading: Story = product(loadingSetup);

const products = screenStory(productsScreen, { route: 'seller-products', at: '/portal/products', http });
export const ProductsLoading: Story = products(loadingSetup);

const newVoucher = screenStory(newVoucherScreen, {
  route: 'seller-new-voucher',
  at: '/portal/voucher/new',
  http,
});
export const NewVoucherLoading: Story = newVoucher(loadingSetup);
export const NewVoucherNotLoaded: Story = newVoucher(memberOnly);

const voucher = screenStory(voucherScreen, {
  route: 'seller-voucher',
  at: '/portal/voucher/5',
  params: { code: 'FIVE' },
  http,
});
export const VoucherLoading: Story = voucher(loadingSetup);

const vouchers = screenStory(vouchersScreen, { route: 'seller-vouchers', at: '/portal/vouchers', http });
export const VouchersLoading: Story = vouchers(loadingSetup);
