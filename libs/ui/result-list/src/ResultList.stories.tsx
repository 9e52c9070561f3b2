import { formatList } from '@pasar/locale-format';
import { marketByCode, marketLocale } from '@pasar/markets';
import type { LanguageTag, MarketCode } from '@pasar/markets';
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
  /** The query string, which is the list's entire state. */
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
          setting={{
            market,
            platform,
            format: loaded['format'] as ListContextValue['format'],
            listText: (words) => formatList(marketLocale(market, globals['language'] as LanguageTag), words),
          }}
          head={<ListHead title="basket" answer={list.first} />}
        />
      </ListPage>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

/** A list whose first response has these fields. */
const answering = (first: Partial<NonNullable<ListState['first']>>, items = resultListExample.items) => ({
  list: { ...resultListExample, items, first: { total: items.length, ...first } },
});

/** All filters in a sidebar; some depend on the toolbar's market (cash on delivery). */
export const OnADesk: Story = {};

/** The active filters, each with a remove button. */
export const Narrowed: Story = {
  args: {
    query: 'keyword=basket&freeShipping=true&locations=Tampines&minPrice=10&maxPrice=50&ratingFilter=4',
  },
};

/** On phones the filters are in a drawer. */
export const FiltersInADrawer: Story = {
  args: { platform: 'rw' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

export const Corrected: Story = { args: { query: 'keyword=baskte', ...answering({ corrected: 'basket' }) } };
export const CorrectedWithWordsDropped: Story = {
  args: { query: 'keyword=baskte+qqqq', ...answering({ corrected: 'basket qqqq', dropped: ['qqqq'] }) },
};
export const WordsDropped: Story = { args: answering({ dropped: ['hand', 'woven'] }) };
export const WithHints: Story = { args: answering({ hints: ['rattan basket', 'market basket'] }) };
export const TooFew: Story = { args: answering({}, resultListExample.items.slice(0, 2)) };
export const Nothing: Story = { args: answering({ hints: ['basket', 'bag'] }, []) };

/** No item has the quoted words in a row, but some have them apart: links to these. */
export const NothingQuoted: Story = {
  args: { query: 'keyword=%22basket+woven%22', ...answering({ unquoted: 'basket woven' }, []) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Search without quotation marks' });
    await expect(link).toHaveAttribute('href', '/search?keyword=basket%20woven');
  },
};

/** The keyword only excludes words: asks for one to search for. */
export const NothingSearched: Story = {
  args: { query: 'keyword=-basket', ...answering({ excludes_only: true, hints: ['basket', 'bag'] }, []) },
};

/** The filters match nothing: shows the number of results without them, and a button to remove them. */
export const NothingSoNarrow: Story = {
  args: { query: 'keyword=basket&freeShipping=true', ...answering({ total_unfiltered: 48 }, []) },
};
export const Censored: Story = { args: answering({ censored: true }, []) };
export const Loading: Story = { args: { list: { ...resultListExample, first: undefined, loading: true } } };
export const Failed: Story = { args: { list: { ...resultListExample, first: undefined, failed: true } } };
export const MoreDidNotCome: Story = {
  args: { list: { ...resultListExample, hasMore: true, moreFailed: true } },
};
