import type { SearchResultState } from '@pasar/search-params';
import type { ListAddress } from './list-address.ts';

/** The message of an empty list (translation keys), and its links. */
export type NoResultMessage = {
  readonly illustration: 'lens' | 'basket';
  readonly title: string;
  readonly text?: string;
  readonly way: 'clear' | 'widen' | 'categories';
};

const rows: Partial<Record<SearchResultState, NoResultMessage>> = {
  'no-result-filter': {
    illustration: 'lens',
    title: 'none_filter_title',
    text: 'none_filter_text',
    way: 'clear',
  },
  'no-result-censored': {
    illustration: 'lens',
    title: 'none_censored_title',
    text: 'none_censored_text',
    way: 'categories',
  },
  'no-result-shop': { illustration: 'lens', title: 'none_shop_title', text: 'none_shop_text', way: 'widen' },
  'no-result-mall': { illustration: 'lens', title: 'none_mall_title', text: 'none_mall_text', way: 'widen' },
};

const searched: NoResultMessage = {
  illustration: 'lens',
  title: 'none_title',
  text: 'none_text',
  way: 'categories',
};
const empty: NoResultMessage = { illustration: 'basket', title: 'none_category_title', way: 'categories' };

/** An empty list without a search is not a failed search. */
export const noResultMessages = (
  state: SearchResultState,
  { params }: Pick<ListAddress, 'params'>,
): NoResultMessage =>
  state !== 'no-result-filter' && state !== 'no-result-censored' && params.keyword === undefined
    ? empty
    : (rows[state] ?? searched);
