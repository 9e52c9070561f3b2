import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cluster, Stack } from '../arrange/Stack.tsx';
import { BackLink } from './BackLink.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof Button> = {
  title: 'Design system/Actions/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

const variants = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const;

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Cluster key={variant} gap="md">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} variant={variant} size={size} icon="cart">
              Add to cart
            </Button>
          ))}
          <Button variant={variant} disabled>
            Sold out
          </Button>
          <Button variant={variant} loading>
            Add to cart
          </Button>
        </Cluster>
      ))}
      <BackLink to="/user/account">My account</BackLink>
      <ButtonLink to="/cart" variant="secondary">
        A link that looks like a button
      </ButtonLink>
    </Stack>
  ),
};

/** While loading, a second press does nothing: a double tap buys once. */
export const LoadingTakesNoPress: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Block: Story = { args: { block: true, size: 'lg' } };

export const IconButtons: Story = {
  render: () => (
    <Cluster>
      <IconButton icon="heart" label="Like" />
      <IconButton icon="cart" label="Cart" count={3} />
      <IconButton icon="bell" label="News" count={240} variant="outlined" />
      <IconButton icon="share" label="Share" variant="filled" />
      <IconButton icon="trash" label="Remove" disabled />
    </Cluster>
  ),
};

export const Chips: Story = {
  render: () => (
    <Cluster>
      <Chip>Popular</Chip>
      <Chip selected>Free shipping</Chip>
      <Chip icon="location">Nearby</Chip>
      <Chip selected onRemove={fn()}>
        Under $20
      </Chip>
    </Cluster>
  ),
};
