import {
  aPicture,
  aSearchAnswer,
  createFakeHttp,
  loadingSetup,
  refused,
  someItemCards,
} from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import searchScreen from './search-screen.ts';
import { SearchScreen } from './SearchScreen.tsx';

const facets = {
  categories: [
    { value: '4', label: 'Food', count: 12 },
    { value: '1', label: 'Home', count: 120 },
  ],
  locations: [{ value: 'Geylang', label: 'Geylang', count: 7 }],
  brands: [{ value: 'Anyam', label: 'Anyam', count: 3 }],
  ratings: [],
};

const items = ['basket', 'kettle', 'earphones', 'rice', 'shirt', 'scarf', 'pot'].flatMap((id, index) =>
  someItemCards(1, 101 + index, { picture: aPicture(id) }),
);

const inputWith = (query: string) => ({ route: 'search', params: {}, query }) as const;

const createSetup = (answer: unknown, query = 'keyword=mat') => ({
  screen: searchScreen,
  input: inputWith(query),
  at: `/search?${query}`,
  http: createFakeHttp({ '/api/v4/search/search_items': () => answer }),
});

const meta: Meta = {
  title: 'Screens/Search',
  render: () => <SearchScreen input={inputWith('keyword=mat')} />,
  parameters: {
    layout: 'fullscreen',
    screenSetup: createSetup(aSearchAnswer({ items, total: 1395, facets })),
  },
};
export default meta;

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };

/** Results with filters that show counts. */
export const Results: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(items.length);
  },
};

export const OnAPhone: Story = { globals: phone };

export const NarrowInPolish: Story = {
  globals: { viewport: { value: 'narrow' }, language: 'pl', market: 'PL' },
};

/** A corrected spelling, and a word that was left out to find anything. */
export const Corrected: Story = {
  parameters: {
    screenSetup: createSetup(aSearchAnswer({ items, total: 7, facets, corrected: 'mat', dropped: ['qqqq'] })),
  },
};

export const NothingFound: Story = {
  parameters: { screenSetup: createSetup(aSearchAnswer()) },
};

export const Failed: Story = {
  parameters: { screenSetup: createSetup(refused(90309999, { status: 500 })) },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
