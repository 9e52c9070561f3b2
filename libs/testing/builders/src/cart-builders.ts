import type { Cart, CartLine, CartShop } from '@pasar/cart-contract';
import type { CartSavings } from '@pasar/order-contract';
import { aPicture } from './catalogue-builders.ts';
import { someMoney } from './item-builders.ts';

/** One basket, selected and in stock. */
export const aCartLine = (changes: Partial<CartLine> = {}): CartLine => ({
  shopid: 11,
  itemid: 101,
  name: 'Straw market basket',
  model_name: '',
  picture: aPicture(),
  price: someMoney(2490),
  quantity: 1,
  stock: 20,
  checked: true,
  subtotal: someMoney(2490),
  ...changes,
});

export const aCartShop = (changes: Partial<CartShop> = {}): CartShop => ({
  shopid: 11,
  username: 'anyam',
  name: 'Anyam',
  is_official_shop: false,
  lines: [aCartLine()],
  ...changes,
});

/** No vouchers and no coins. */
export const aCartSavings = (changes: Partial<CartSavings> = {}): CartSavings => ({
  vouchers: [],
  missed: [],
  goods: someMoney(2490),
  voucher_discount: someMoney(0),
  shipping_discount: someMoney(0),
  coins: { balance: 0, spendable: 0, saves: someMoney(0) },
  total: someMoney(2490),
  ...changes,
});

/** A cart of these shops. The sums are those of the selected lines, without discounts. */
export const aCart = (shops: readonly CartShop[] = [aCartShop()]): Cart => {
  const lines = shops.flatMap((shop) => shop.lines);
  const picked = lines.filter((line) => line.checked && !line.problem);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    shops: [...shops],
    checked_count: sum(picked.map((line) => line.quantity)),
    line_count: lines.length,
    total: someMoney(sum(picked.map((line) => line.subtotal.amount))),
    saved: someMoney(0),
  };
};
