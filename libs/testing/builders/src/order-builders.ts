import type {
  CheckoutInvoice,
  CheckoutPreview,
  CheckoutShop,
  Order,
  OrderLine,
  PlacedOrder,
} from '@pasar/order-contract';
import { aPicture } from './catalogue-builders.ts';
import { someMoney } from './item-builders.ts';

export const anOrderLine = (changes: Partial<OrderLine> = {}): OrderLine => ({
  line_no: 1,
  shopid: 11,
  itemid: 101,
  name: 'Straw market basket',
  model_name: '',
  picture: aPicture(),
  price: someMoney(2490),
  quantity: 1,
  subtotal: someMoney(2490),
  ...changes,
});

/** A basket that is being packed, with cash on delivery. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  order_id: 7001,
  checkoutid: 8001,
  order_sn: '260901ABCDEF',
  status: 'to_ship',
  shopid: 11,
  shop_name: 'Anyam',
  shop_username: 'anyam',
  lines: [anOrderLine()],
  total: someMoney(2689),
  created_at: 1_790_000_000_000,
  address: { name: 'Mei', phone: '+6591234567', lines: ['1 Raffles Place', '049145'] },
  payment_channel: 'cod',
  payment_status: 'due-on-delivery',
  delivery: { channel: 'standard', days_min: 2, days_max: 4, arrives: arrival },
  merchandise_total: someMoney(2490),
  shipping_total: someMoney(199),
  voucher_discount: someMoney(0),
  shipping_discount: someMoney(0),
  voucher_codes: [],
  message: '',
  timeline: [{ status: 'to_ship', at: 1_790_000_000_000 }],
  can_cancel: true,
  coins_spent: 0,
  coin_discount: someMoney(0),
  actions: ['cancel', 'buy-again'],
  ...changes,
});

export const aCheckoutShop = (changes: Partial<CheckoutShop> = {}): CheckoutShop => ({
  shopid: 11,
  username: 'anyam',
  name: 'Anyam',
  lines: [anOrderLine()],
  delivery: {
    channel: 'standard',
    fee: someMoney(199),
    fee_before_discount: someMoney(199),
    days_min: 2,
    days_max: 4,
    arrives: arrival,
  },
  delivery_options: [
    { channel: 'standard', fee: someMoney(199), days_min: 2, days_max: 4, arrives: arrival },
    {
      channel: 'economy',
      fee: someMoney(99),
      days_min: 5,
      days_max: 8,
      arrives: { from: '2026-11-28', to: '2026-12-01', place: 'Bedok' },
    },
  ],
  subtotal: someMoney(2490),
  ...changes,
});

type OfferedMethod = CheckoutPreview['payment_methods'][number];

/** A payment method that is available, without options. */
export const aMethod = (
  method: OfferedMethod['method'],
  changes: Partial<OfferedMethod> = {},
): OfferedMethod => ({ method, available: true, options: [], plans: [], ...changes });

/** What the checkout of Taiwan asks for the invoice; nothing is saved. */
export const aCheckoutInvoice = (changes: Partial<CheckoutInvoice> = {}): CheckoutInvoice => ({
  kinds: ['member', 'mobile-barcode', 'citizen-certificate', 'donation-code', 'tax-number'],
  kind: 'member',
  saved: [],
  ...changes,
});

/** One basket, shipped to address 7, for 26.89 dollars. */
export const aCheckoutPreview = (changes: Partial<CheckoutPreview> = {}): CheckoutPreview => ({
  shops: [aCheckoutShop()],
  address_id: 7,
  vouchers: [],
  payment_methods: [aMethod('cod'), aMethod('card')],
  coins: { balance: 0, spendable: 0, saves: someMoney(0) },
  coin_discount: someMoney(0),
  merchandise_total: someMoney(2490),
  shipping_total: someMoney(199),
  voucher_discount: someMoney(0),
  shipping_discount: someMoney(0),
  total: someMoney(2689),
  left_out: [],
  ...changes,
});

export const aPlacedOrder = (changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  checkoutid: 8001,
  order_ids: [7001],
  total: someMoney(2689),
  payment_status: 'due-on-delivery',
  ...changes,
});
const arrival = { from: '2026-11-24', to: '2026-11-26', place: 'Bedok' };
