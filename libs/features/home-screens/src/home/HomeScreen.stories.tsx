import { aCategory, aPicture, createFakeHttp, loadingSetup, refused, someItemCards } from '@pasar/builders';
import { hourMs } from '@pasar/durations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import homeScreen from './home-screen.ts';
import { HomeScreen } from './HomeScreen.tsx';

const now = 1_790_000_000_000;

const banner = (id: number, title: string, pictureId: string) => ({
  id,
  title,
  subtitle: 'Until Sunday',
  picture: aPicture(pictureId),
  link: `/search?keyword=${pictureId}`,
  theme: 'default',
});

const sections = [
  { kind: 'banners', banners: [banner(1, 'Fresh for the week', 'rice'), banner(2, 'Woven', 'basket')] },
  {
    kind: 'categories',
    categories: [
      aCategory({ picture: aPicture('pot') }),
      aCategory({ catid: 4, name: 'Food', picture: aPicture('rice') }),
    ],
  },
  {
    kind: 'flash-sale',
    ends_at: now + hourMs,
    items: someItemCards(6, 101, { picture: aPicture('kettle') }),
  },
];

const createSetup = (answerSections: () => unknown, items = someItemCards(6, 301)) => ({
  screen: homeScreen,
  input: { route: 'home', params: {}, query: '' } as const,
  http: createFakeHttp({
    '/api/v4/home/sections': answerSections,
    '/api/v4/home/daily_discover': () => ({ items }),
  }),
});

const meta: Meta = {
  title: 'Screens/Home',
  render: () => <HomeScreen />,
  parameters: {
    layout: 'fullscreen',
    screenSetup: createSetup(() => ({ server_time: now, sections, later: [] })),
  },
};
export default meta;

type Story = StoryObj;

/** Banners, categories, flash sale and daily discover. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fresh for the week')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const InTheDark: Story = { globals: { scheme: 'dark' } };

/** A market that has just opened. */
export const Empty: Story = {
  parameters: { screenSetup: createSetup(() => ({ server_time: now, sections: [], later: [] }), []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: 'No products yet' })).not.toHaveLength(0);
  },
};

export const Failed: Story = {
  parameters: { screenSetup: createSetup(() => refused(90309999, { status: 500 })) },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
