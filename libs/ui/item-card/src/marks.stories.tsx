import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CardFlagField, ItemCardData } from './item-card-data.ts';
import { itemCardExamples } from './item-card.examples.ts';
import { ItemCard } from './ItemCard.tsx';
import { ItemGrid } from './ItemGrid.tsx';

type Marked = Readonly<Record<CardFlagField, boolean>>;

const off: Marked = {
  is_official_shop: false,
  show_official_shop_label: false,
  shopee_verified: false,
  is_preferred_plus_seller: false,
  is_service_by_shopee: false,
  is_mart: false,
  is_on_flash_sale: false,
  show_free_shipping: false,
  can_use_cod: false,
  can_use_wholesale: false,
  has_lowest_price_guarantee: false,
  is_new_arrival: false,
};

const withMarks = (marks: Partial<ItemCardData>): ItemCardData => ({ ...itemCardExamples.plain, ...marks });

const meta: Meta<Marked> = { title: 'Item card/Marks', args: off };
export default meta;

type Story = StoryObj<Marked>;

/** Turn the wire's fields on and off, and watch which marks show: the earlier wins, shop types exclude each other, two a place. */
export const ByField: Story = {
  args: { ...off, is_official_shop: true, show_official_shop_label: true, show_free_shipping: true },
  render: (marks) => (
    <ItemGrid label="One item">
      <ItemCard item={withMarks(marks)} to="/item" headingLevel="h2" />
    </ItemGrid>
  ),
};

/** Each field alone, named by itself. */
export const EachAlone: Story = {
  render: () => (
    <ItemGrid label="A card for each field">
      {(Object.keys(off) as readonly CardFlagField[]).map((field, index) => (
        <ItemCard
          key={field}
          item={withMarks({ [field]: true, show_official_shop_label: true, name: field, itemid: index + 1 })}
          to={`/${field}`}
          headingLevel="h2"
        />
      ))}
    </ItemGrid>
  ),
};

/** Labels that the seller writes may be long: what does not fit whole stays out. */
export const LongLabels: Story = {
  render: () => (
    <ItemGrid label="Long labels">
      <ItemCard
        item={withMarks({
          voucher_info: { label: 'A voucher with a very long name that nobody can read' },
          bundle_deal_info: { bundle_deal_label: 'Buy 3 of these and get 15% off' },
        })}
        to="/item"
        headingLevel="h2"
      />
    </ItemGrid>
  ),
};
