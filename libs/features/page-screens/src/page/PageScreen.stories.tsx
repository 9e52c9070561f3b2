import { aCategoryTree, createFakeHttp, loadingSetup, refused, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aComponent, aLayout, aMeta, propsExamples } from './page.examples.ts';
import pageScreen from './page-screen.ts';
import { PageScreen } from './PageScreen.tsx';

/** Mock responses for the components. */
const componentAnswers = {
  '/api/v4/list/items': () => ({ items: someItemCards(6) }),
  '/api/v4/voucher/list': () => ({ vouchers: [] }),
  '/api/v4/category/tree': () => ({ categories: aCategoryTree() }),
};

const input = { route: 'microsite', params: { pathname: 'morning-market' }, query: '' } as const;

const createSetup = (answers: FakeAnswers) => ({
  screen: pageScreen,
  input,
  at: '/m/morning-market',
  http: createFakeHttp({
    ...componentAnswers,
    '/api/v4/microsite/check_traffic_strategy': () => ({ render_type: 3 }),
    ...answers,
  }),
});

const createPageSetup = (...components: readonly object[]) =>
  createSetup({ '/api/v4/pagebuilder/get_csr_page': () => aLayout(...components) });

const createPartSetup = (type: string) => createPageSetup(aComponent(1, type, propsExamples[type] ?? {}));

const meta: Meta = {
  title: 'Screens/Built page',
  render: () => <PageScreen input={input} />,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj;

export const WholePage: Story = {
  parameters: {
    screenSetup: createPageSetup(
      ...Object.entries(propsExamples).map(([type, props], index) => aComponent(index + 1, type, props)),
    ),
  },
};

export const Hero: Story = { parameters: { screenSetup: createPartSetup('hero') } };
export const Countdown: Story = { parameters: { screenSetup: createPartSetup('countdown') } };
export const ItemCarousel: Story = { parameters: { screenSetup: createPartSetup('item-carousel') } };
export const ItemGrid: Story = { parameters: { screenSetup: createPartSetup('item-grid') } };
export const Categories: Story = { parameters: { screenSetup: createPartSetup('categories') } };
export const RichText: Story = { parameters: { screenSetup: createPartSetup('rich-text') } };
export const Pictures: Story = { parameters: { screenSetup: createPartSetup('pictures') } };
export const Links: Story = { parameters: { screenSetup: createPartSetup('links') } };

/** Components in columns, where they fit. */
export const Columns: Story = {
  parameters: {
    screenSetup: createPageSetup(
      aComponent(1, 'columns', {}, [
        aComponent(2, 'rich-text', propsExamples['rich-text'] ?? {}),
        aComponent(3, 'rich-text', propsExamples['rich-text'] ?? {}),
      ]),
    ),
  },
};

/** The regular microsite: a page without components. */
export const Microsite: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/microsite/check_traffic_strategy': () => refused(4, { status: 404 }),
      '/api/v4/microsite/get': () => ({
        meta: aMeta,
        html: '<h2>Find what you need</h2><p>Search by name.</p><ul><li>Filter by price</li></ul>',
      }),
    }),
  },
};

export const Gone: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/microsite/check_traffic_strategy': () => refused(4, { status: 404 }),
    }),
  },
};

export const Loading: Story = { parameters: { screenSetup: loadingSetup } };

export const Failed: Story = {
  parameters: {
    screenSetup: createSetup({ '/api/v4/pagebuilder/get_csr_page': () => refused(-1, { status: 502 }) }),
  },
};
