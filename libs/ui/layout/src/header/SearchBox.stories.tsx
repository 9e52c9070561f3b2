import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { layoutExamples } from '../layout.examples.ts';
import { SearchBox } from './SearchBox.tsx';

const meta: Meta<typeof SearchBox> = {
  title: 'Layout/SearchBox',
  component: SearchBox,
  args: { action: '/search', suggestions: layoutExamples.suggestions, onSearch: fn(), onQueryChange: fn() },
};
export default meta;

type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = {};

/** Arrow keys select a suggestion, Enter searches for it. */
export const ChoosesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'rat{ArrowDown}{ArrowDown}');
    await expect(await within(canvasElement).findByRole('option', { selected: true })).toHaveTextContent(
      'rattan chair',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('rattan chair', layoutExamples.suggestions[1]);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'rat');
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(3);
  },
};

/** Product suggestions beside keyword suggestions. */
export const ShowsProducts: Story = {
  args: {
    suggestions: [
      ...layoutExamples.suggestions,
      {
        ...{ text: 'Rattan chair with a soft cushion', note: 'Furniture', link: '/Rattan-chair-i.1.2' },
        ...{
          picture: { id: '1fa91-front', width: 640, height: 640 },
          price: { amount: 8990, currency: 'SGD' },
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'rat');
    await expect(await within(canvasElement).findByRole('option', { name: /cushion/ })).toHaveTextContent(
      '89.90',
    );
  },
};

/** Does not submit while the field is empty. */
export const SendsNoEmptySearch: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
