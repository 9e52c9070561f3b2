import { cardSets } from '@pasar/badge-rules';
import type { CardSetName } from '@pasar/badge-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { itemCardExamples } from './item-card.examples.ts';
import { ItemCard } from './ItemCard.tsx';
import type { ItemCardProps } from './ItemCard.tsx';
import { ItemCardSkeleton } from './ItemCardSkeleton.tsx';
import { ItemGrid } from './ItemGrid.tsx';

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
      <ItemCard key={name} item={item} to={`/${name}`} cardSet={cardSet} headingLevel="h2" veilAdult />
    ))}
  </ItemGrid>
);

const OneInAGrid = (props: ItemCardProps) => (
  <ItemGrid label="One item">
    <ItemCard {...props} />
  </ItemGrid>
);

export const One: Story = { render: (args) => <OneInAGrid {...args} /> };

/** Every state in the shop's grid, stand-ins at the end: none is higher than another. */
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

export const SoldOut: Story = {
  args: { item: itemCardExamples.soldOut, onAddToCart: fn() },
  render: (args) => <OneInAGrid {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** For those who may not see it the picture is veiled and the card offers nothing but its page. */
export const Adult: Story = {
  args: { item: itemCardExamples.adult, veilAdult: true, onAddToCart: fn() },
  render: (args) => <OneInAGrid {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Adults only')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const Likeable = (args: ItemCardProps) => {
  const [liked, setLiked] = useState(false);
  const like = (wanted: boolean) => {
    setLiked(wanted);
    args.onLike?.(wanted);
  };
  return <OneInAGrid {...args} liked={liked} onLike={like} />;
};

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

export const WithCart: Story = {
  args: { item: itemCardExamples.discounted, onAddToCart: fn(), onClick: fn() },
  render: (args) => <OneInAGrid {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAddToCart).toHaveBeenCalledOnce();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** While it is being added, another press adds nothing. */
export const Adding: Story = {
  args: { onAddToCart: fn(), adding: true },
  render: (args) => <OneInAGrid {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAddToCart).not.toHaveBeenCalled();
  },
};
