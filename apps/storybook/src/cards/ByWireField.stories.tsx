import { cardSets } from '@pasar/badge-rules';
import type { CardSetName } from '@pasar/badge-rules';
import { itemCardExamples } from '@pasar/item-card';
import type { MarketCode } from '@pasar/markets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardWithVerdicts } from './CardWithVerdicts.tsx';

type Wire = {
  readonly cardSet: CardSetName;
  readonly path: string;
  readonly toggles: readonly string[];
  readonly is_official_shop: boolean;
  readonly show_official_shop_label: boolean;
  readonly shopee_verified: boolean;
  readonly is_preferred_plus_seller: boolean;
  readonly is_service_by_shopee: boolean;
  readonly is_mart: boolean;
  readonly label_ids: readonly number[];
  readonly stock: number;
  readonly raw_discount: number;
  readonly is_on_flash_sale: boolean;
  readonly show_free_shipping: boolean;
  readonly can_use_cod: boolean;
  readonly can_use_wholesale: boolean;
  readonly has_lowest_price_guarantee: boolean;
  readonly is_new_arrival: boolean;
  readonly is_cc_installment_payment_eligible: boolean;
  readonly is_non_cc_installment_payment_eligible: boolean;
  readonly coin_earn_label: string;
  readonly deep_discount_label: string;
  readonly groupbuy_label: string;
  readonly voucher_label: string;
  readonly bundle_deal_label: string;
  readonly add_on_deal_label: string;
  readonly add_on_sub_type: number;
};

const toItem = ({
  voucher_label,
  bundle_deal_label,
  add_on_deal_label,
  add_on_sub_type,
  ...flags
}: Wire) => ({
  ...itemCardExamples.discounted,
  ...flags,
  voucher_info: { label: voucher_label },
  bundle_deal_info: { bundle_deal_label },
  add_on_deal_info: { add_on_deal_label, sub_type: add_on_sub_type },
});

/** The category of a control in the panel. */
const under = (category: string) => ({ table: { category } });

/** Toggle the wire fields, in the toolbar's market, to see which badges are hidden and why. */
const meta: Meta<Wire> = {
  title: 'Item card/By wire field',
  args: {
    cardSet: 'STANDARD',
    path: '/search',
    toggles: ['flash-sale-badge', 'cod-badge'],
    is_official_shop: true,
    show_official_shop_label: true,
    shopee_verified: true,
    is_preferred_plus_seller: false,
    is_service_by_shopee: false,
    is_mart: false,
    label_ids: [],
    stock: 12,
    raw_discount: 33,
    is_on_flash_sale: false,
    show_free_shipping: true,
    can_use_cod: true,
    can_use_wholesale: false,
    has_lowest_price_guarantee: false,
    is_new_arrival: false,
    is_cc_installment_payment_eligible: false,
    is_non_cc_installment_payment_eligible: false,
    coin_earn_label: '',
    deep_discount_label: '',
    groupbuy_label: '',
    voucher_label: '$5 off',
    bundle_deal_label: '',
    add_on_deal_label: '',
    add_on_sub_type: 0,
  },
  argTypes: {
    cardSet: { ...under('Context'), control: 'select', options: Object.keys(cardSets) },
    path: { ...under('Context'), control: 'select', options: ['/search', '/mall', '/mall/brands'] },
    toggles: {
      ...under('Context'),
      control: 'check',
      options: ['s-mart-badge', 'flash-sale-badge', 'cod-badge'],
    },
    is_official_shop: under('Shop'),
    show_official_shop_label: under('Shop'),
    shopee_verified: under('Shop'),
    is_preferred_plus_seller: under('Shop'),
    is_service_by_shopee: under('Shop'),
    is_mart: under('Shop'),
    label_ids: { ...under('Item'), control: 'object' },
    stock: under('Item'),
    raw_discount: under('Item'),
    is_on_flash_sale: under('Item'),
    show_free_shipping: under('Item'),
    can_use_cod: under('Item'),
    can_use_wholesale: under('Item'),
    has_lowest_price_guarantee: under('Item'),
    is_new_arrival: under('Item'),
    is_cc_installment_payment_eligible: under('Item'),
    is_non_cc_installment_payment_eligible: under('Item'),
    coin_earn_label: under('Labels'),
    deep_discount_label: under('Labels'),
    groupbuy_label: under('Labels'),
    voucher_label: under('Labels'),
    bundle_deal_label: under('Labels'),
    add_on_deal_label: under('Labels'),
    add_on_sub_type: { ...under('Labels'), control: 'select', options: [0, 1, 2] },
  },
  parameters: { controls: { expanded: false } },
  render: ({ cardSet, path, toggles, ...wire }, { globals }) => (
    <CardWithVerdicts
      item={toItem({ cardSet, path, toggles, ...wire })}
      cardSet={cardSet}
      context={{ market: globals['market'] as MarketCode, path, toggles }}
    />
  ),
};
export default meta;

type Story = StoryObj<Wire>;

/** Change any control below. */
export const Yours: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /PREFERRED falls/ });
    await expect(row).toHaveTextContent('excluded by OFFICIAL_SHOP');
  },
};

/** All kinds of shop at once: only the strongest badge shows, and the others name what excludes them. */
export const EveryKindOfShop: Story = {
  args: { is_preferred_plus_seller: true, is_service_by_shopee: true, is_mart: true },
};

/** More promotions than fit. */
export const EveryPromotion: Story = {
  args: {
    is_on_flash_sale: true,
    can_use_cod: true,
    can_use_wholesale: true,
    has_lowest_price_guarantee: true,
    is_cc_installment_payment_eligible: true,
    coin_earn_label: '25 coins',
    groupbuy_label: 'Two pay less',
    bundle_deal_label: 'Any 3 for $10',
    add_on_deal_label: 'Add-on deal',
  },
};

/** Out of stock: badges that promise a purchase are hidden. */
export const SoldOut: Story = { args: { stock: 0, is_on_flash_sale: true } };
