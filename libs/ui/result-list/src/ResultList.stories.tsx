import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { listAddress } from './list-address.ts';
import type { ListState } from './list-response.ts';
import type { ListContextValue } from './list-context.ts';
import { ListHead } from './ListHead.tsx';
import { ListPage } from './ListPage.tsx';
import { resultListExample } from './result-list.examples.ts';
import { ResultList } from './ResultList.tsx';

type Args = {
  /** The address behind `?`, which is all the state that a list has. */
  readonly query: string;
  readonly platform: ListContextValue['platform'];
  readonly list: ListState;
};

const meta: Meta<Args> = {
  title: 'Parts/Result list',
  args: { query: 'keyword=basket', platform: 'pc', list: resultListExample },
  argTypes: { platform: { control: 'inline-radio', options: ['rw', 'pc'] } },
  parameters: { layout: 'fullscreen' },
  render: ({ query, platform, list }, { globals, loaded }) => {
    const market = marketByCode(globals['market'] as MarketCode);
    return (
      <ListPage>
        <ResultList
          address={listAddress({ path: '/search', query })}
          list={list}
          setting={{ market, platform, format: loaded['format'] as ListContextValue['format'] }}
          head={<ListHead title="basket" answer={list.first} />}
        />
      </ListPage>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

/** A list whose first answer says so. */
const answering = (first: Partial<NonNullable<ListState['first']>>, items = resultListExample.items) => ({
  list: { ...resultListExample, items, first: { total: items.length, ...first } },
});

/** Every filter at the side; a row of the toolbar's market more or less (cash on delivery). */
export const OnADesk: Story = {};

/** What is on, each with a way to take it off. */
export const Narrowed: Story = {
  args: {
    query: 'keyword=basket&freeShipping=true&locations=Tampines&minPrice=10&maxPrice=50&ratingFilter=4',
  },
};

/** On a phone the filters are a drawer. */
export const FiltersInADrawer: Story = {
  args: { platform: 'rw' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

export const Corrected: Story = { args: { query: 'keyword=baskte', ...answering({ corrected: 'basket' }) } };
export const WordsDropped: Story = { args: answering({ dropped: ['hand', 'woven'] }) };
export const WithHints: Story = { args: answering({ hints: ['rattan basket', 'market basket'] }) };
export const TooFew: Story = { args: answering({}, resultListExample.items.slice(0, 2)) };
export const Nothing: Story = { args: answering({ hints: ['basket', 'bag'] }, []) };

/** The filters were too narrow: how much there is without them, and a press takes them off. */
export const NothingSoNarrow: Story = {
  args: { query: 'keyword=basket&freeShipping=true', ...answering({ total_unfiltered: 48 }, []) },
};
export const Censored: Story = { args: answering({ censored: true }, []) };
export const Loading: Story = { args: { list: { ...resultListExample, first: undefined, loading: true } } };
export const Failed: Story = { args: { list: { ...resultListExample, first: undefined, failed: true } } };
export const MoreDidNotCome: Story = {
  args: { list: { ...resultListExample, hasMore: true, moreFailed: true } },
};
