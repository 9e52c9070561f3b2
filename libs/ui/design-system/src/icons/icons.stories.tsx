import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../arrange/Grid.tsx';
import { Stack } from '../arrange/Stack.tsx';
import { filledIconPaths, iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';

const meta: Meta<typeof Icon> = {
  title: 'Design system/Icons',
  component: Icon,
  args: { name: 'cart', size: 'xl' },
};
export default meta;

type Story = StoryObj<typeof Icon>;

const names = [...Object.keys(iconPaths), ...Object.keys(filledIconPaths)] as readonly IconName[];

export const One: Story = {};

export const All: Story = {
  render: () => (
    <Grid of="tiles" gap="lg">
      {names.map((name) => (
        <Stack key={name} gap="xs">
          <Icon name={name} size="lg" />
          <small>{name}</small>
        </Stack>
      ))}
    </Grid>
  ),
};

export const WordMark: Story = {
  render: () => (
    <Stack>
      <Logo />
      <Logo kind="glyph" />
    </Stack>
  ),
};
