import type { Meta, StoryObj } from '@storybook/react-vite';
import { itemCardExamples } from './item-card.examples.ts';
import { ItemCard } from './ItemCard.tsx';
import { ItemCardSkeleton } from './ItemCardSkeleton.tsx';
import { ItemGrid } from './ItemGrid.tsx';

const meta: Meta<typeof ItemCard> = {
  title: 'Item card/ItemCard',
  component: ItemCard,
  args: { to: '/item', item: itemCardExamples.plain, headingLevel: 'h2' },
};
export default meta;

type Story = StoryObj<typeof ItemCard>;

const Cards = ({ look }: { readonly look: 'grid' | 'list' | 'compact' }) => (
  <ItemGrid label="Items" loading={look === 'grid' ? 2 : 0}>
    {Object.entries(itemCardExamples).map(([name, item]) => (
      <ItemCard key={name} item={item} to={`/${name}`} look={look} headingLevel="h2" veilAdult />
    ))}
  </ItemGrid>
);

export const One: Story = {};

/** Every state in the shop's grid, stand-ins at the end. */
export const EveryState: Story = { render: () => <Cards look="grid" /> };

export const AsRows: Story = {
  render: () => (
    <>
      {Object.entries(itemCardExamples).map(([name, item]) => (
        <ItemCard key={name} item={item} to={`/${name}`} look="list" headingLevel="h2" />
      ))}
    </>
  ),
};

export const Compact: Story = { render: () => <Cards look="compact" /> };

export const Loading: Story = { render: () => <ItemCardSkeleton /> };
