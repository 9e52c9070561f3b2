import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopTileExamples } from './shop-tile.examples.ts';
import { ShopTile } from './ShopTile.tsx';
import type { ShopTilesProps } from './ShopTiles.tsx';
import { ShopTiles, ShopTilesSkeleton } from './ShopTiles.tsx';

const meta: Meta<typeof ShopTile> = {
  title: 'Parts/Shop tile',
  component: ShopTile,
  args: { shop: shopTileExamples.official, headingLevel: 'h2' },
};
export default meta;

type Story = StoryObj<typeof ShopTile>;

const Tiles = (props: Partial<ShopTilesProps>) => (
  <ShopTiles label="Shops" hasMore={false} loading={false} failed={false} onMore={fn()} {...props}>
    {Object.values(shopTileExamples).map((shop) => (
      <li key={shop.shopid}>
        <ShopTile shop={shop} headingLevel="h2" />
      </li>
    ))}
  </ShopTiles>
);

export const One: Story = {};

/** Each kind of shop has a label; only the strongest shows. */
export const EveryKind: Story = {
  render: () => <Tiles />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Official|Preferred/)).toHaveLength(3);
  },
};

export const LoadingMore: Story = { render: () => <Tiles hasMore loading /> };
export const MoreDidNotCome: Story = { render: () => <Tiles hasMore failed /> };
export const Loading: Story = { render: () => <ShopTilesSkeleton /> };
