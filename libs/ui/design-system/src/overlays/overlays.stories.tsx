import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Image } from '../commerce/Image.tsx';
import { Price } from '../commerce/Price.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { Cluster, Stack } from '../arrange/Stack.tsx';
import { Dialog, Drawer } from './Dialog.tsx';
import { Lightbox } from './Lightbox.tsx';
import { Menu } from './Menu.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'Design system/Overlays',
  component: Dialog,
  // Open overlays cover the page: on the docs page, each has its own.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

function AskFirst() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Remove the basket?"
        description="It leaves your cart. You find it again among the things you looked at."
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Keep order
            </Button>
            <Button variant="danger">Remove it</Button>
          </>
        }
      />
    </>
  );
}

/** Opens, traps the focus, closes on Escape and restores the focus. */
export const DialogByKeyboard: Story = {
  render: () => <AskFirst />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Remove the basket?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const DialogOpen: Story = {
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Sign in to go on',
    description: 'What you chose stays in your cart.',
    footer: <Button block>Sign in</Button>,
  },
};

/** A bottom sheet on phones, a side panel on desktops. */
export const DrawerOpen: StoryObj<typeof Drawer> = {
  render: () => (
    <Drawer
      open
      onOpenChange={fn()}
      title="Choose a size"
      footer={
        <Button block size="lg" icon="cart">
          Add to cart
        </Button>
      }
    >
      <Stack>
        <Cluster gap="lg" wrap={false}>
          <Image picture="shirt" alt="" width={96} height={96} sizes="6rem" rounded />
          <Price price={{ amount: 1490, currency: 'SGD' }} size="lg" />
        </Cluster>
        <RadioGroup
          legend="Size"
          look="chips"
          defaultValue="M"
          options={['S', 'M', 'L', 'XL'].map((value) => ({ value, label: value }))}
        />
      </Stack>
    </Drawer>
  ),
};

function Pictures({ openAt }: { readonly openAt?: number }) {
  const [open, setOpen] = useState(openAt !== undefined);
  const [index, setIndex] = useState(openAt ?? 0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>See the pictures</Button>
      <Lightbox
        open={open}
        onOpenChange={setOpen}
        title="Rattan basket"
        pictures={['basket', 'shirt', 'kettle'].map((id) => ({ id, width: 640, height: 640 }))}
        getAlt={(at) => `Rattan basket, picture ${at + 1} of 3`}
        index={index}
        onIndexChange={setIndex}
      />
    </>
  );
}

/** The second of three pictures: one can go back, on, and nearer. */
export const LightboxOpen: StoryObj<typeof Lightbox> = {
  render: () => <Pictures openAt={1} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rattan basket' });
    await expect(within(dialog).getByText('2 / 3')).toBeVisible();
    const image = within(dialog).getByRole('img', { name: 'Rattan basket, picture 2 of 3' });
    await expect(image.clientHeight).toBeLessThanOrEqual(within(dialog).getByRole('list').clientHeight);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

/** Arrow keys change the picture, plus and minus zoom, Escape restores the focus. */
export const LightboxByKeyboard: StoryObj<typeof Lightbox> = {
  render: () => <Pictures />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rattan basket' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByText('2 / 3')).toBeVisible();
    await userEvent.keyboard('+');
    await expect(within(dialog).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const signOut = fn();

const accountMenu: StoryObj<typeof Menu> = {
  render: () => (
    <Menu
      trigger="aminah"
      entries={[
        { label: 'My purchases', to: '/purchases', icon: 'package' },
        { label: 'Addresses', to: '/addresses', icon: 'location' },
        { label: 'Sign out', onSelect: signOut, icon: 'sign-out' },
      ]}
    />
  ),
};

/** Opened by a key, its first entry has the focus. */
export const MenuOpen: StoryObj<typeof Menu> = {
  ...accountMenu,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'My purchases' });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** Arrow keys move through the list; an action closes it. */
export const MenuByKeyboard: StoryObj<typeof Menu> = {
  ...accountMenu,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
