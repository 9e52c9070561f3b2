import { cardSets } from '@pasar/badge-rules';
import type { CardSetName } from '@pasar/badge-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { itemCardExamples } from './item-card.examples.ts';
import { ItemCard } from './ItemCard.tsx';
import type { ItemCardProps } from './item-card-props.ts';
import { ItemCardSkeleton } from './ItemCardSkeleton.tsx';
import type { ItemCardData } from './item-card-data.ts';
import { ItemGrid } from './ItemGrid.tsx';
import { QuickAddProvider } from './quick-add.tsx';
import type { QuickAdd } from './quick-add.tsx';

const meta: Meta<typeof ItemCard> = {
  title: 'Item card/ItemCard',
  component: ItemCard,
  args: { to: '/item', item: itemCardExamples.plain, headingLevel: 'h2' },
  argTypes: { cardSet: { control: 'select', options: Object.keys(cardSets) } },
};
export default meta;

type Story = StoryObj<typeof ItemCard>;

const Cards = ({ cardSet, loading }: { readonly cardSet?: CardSetName; readonly loading?: number }) => (
  <ItemGrid label="Items" loading={loading} cardSet={cardSet}>
    {Object.entries(itemCardExamples).map(([name, item]) => (
      <ItemCard key={name} item={item} to={`/${name}`} cardSet={cardSet} headingLevel="h2" blurAdult />
    ))}
  </ItemGrid>
);

const OneInAGrid = (props: ItemCardProps) => (
  <ItemGrid label="One item">
    <ItemCard {...props} />
  </ItemGrid>
);

export const One: Story = { render: (args) => <OneInAGrid {...args} /> };

/** Every state in the grid, skeletons last: all have the same height. */
export const EveryState: Story = {
  render: () => <Cards loading={2} />,
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('li > *')].map((card) => card.clientHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const Lying: Story = { render: () => <Cards cardSet="PROMOTION_HORIZONTAL" /> };

export const Small: Story = { render: () => <Cards cardSet="LITE_STANDARD" /> };

export const Loading: Story = {
  render: ({ cardSet }) => (
    <ItemGrid label="Items">
      <ItemCardSkeleton cardSet={cardSet} />
    </ItemGrid>
  ),
};

function Likeable(args: ItemCardProps) {
  const [liked, setLiked] = useState(false);
  const like = (wanted: boolean) => {
    setLiked(wanted);
    args.onLike?.(wanted);
  };
  return <OneInAGrid {...args} liked={liked} onLike={like} />;
}

export const WithHeart: Story = {
  args: { onLike: fn() },
  render: (args) => <Likeable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(args.onLike).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onLike).toHaveBeenLastCalledWith(false);
  },
};

const press = fn<QuickAdd['press']>();

const withCart =
  (adding?: ItemCardData) =>
  (args: ItemCardProps): ReactElement => (
    <QuickAddProvider value={{ press, ...(adding && { adding }) }}>
      <OneInAGrid {...args} />
    </QuickAddProvider>
  );

const rupiah = (amount: number) => ({ amount: amount * 100, currency: 'IDR' });
const { plain } = itemCardExamples;
const longPrices: readonly ItemCardData[] = [
  { ...plain, itemid: 1, price: rupiah(901_311) },
  { ...plain, itemid: 2, price: rupiah(1_301_954), price_before_discount: rupiah(2_852_900) },
  { ...plain, itemid: 3, price: rupiah(9900), price_min: rupiah(9900), price_max: rupiah(1_450_000) },
];

/** On the narrowest card, a long price leaves the button its place. */
export const LongPricesBesideCart: Story = {
  render: () => (
    <QuickAddProvider value={{ press }}>
      <div style={{ width: '8.75rem' }}>
        {longPrices.map((item) => (
          <ItemCard key={item.itemid} item={item} to="/item" cardSet="LITE_STANDARD" headingLevel="h2" />
        ))}
      </div>
    </QuickAddProvider>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const card = button.closest('article');
      await expect(button.getBoundingClientRect().right).toBeLessThan(
        card?.getBoundingClientRect().right ?? 0,
      );
    }
  },
};

export const SoldOut: Story = {
  args: { item: itemCardExamples.soldOut },
  render: withCart(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** For shoppers who may not see adult content the picture is blurred, and the card only links to its page. */
export const Adult: Story = {
  args: { item: itemCardExamples.adult, blurAdult: true },
  render: withCart(),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Adults only')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Pressing the button does not open the item. */
export const WithCart: Story = {
  args: { item: itemCardExamples.discounted, onClick: fn() },
  beforeEach: () => void press.mockClear(),
  render: withCart(),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(34);
    await userEvent.click(button);
    await expect(press).toHaveBeenCalledWith(itemCardExamples.discounted);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** While the item is being added, another press does nothing. */
export const Adding: Story = {
  beforeEach: () => void press.mockClear(),
  render: withCart(itemCardExamples.plain),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(press).not.toHaveBeenCalled();
  },
};

/** A cart button beside every price, in sets of every layout; the simplified ones have none. */
export const CartsInEverySet: Story = {
  render: () => (
    <QuickAddProvider value={{ press }}>
      {(['STANDARD', 'LITE_STANDARD', 'PROMOTION_HORIZONTAL', 'SIMPLIFIED'] as const).map((cardSet) => (
        <Cards key={cardSet} cardSet={cardSet} />
      ))}
    </QuickAddProvider>
  ),
};
