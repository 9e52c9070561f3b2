// @vitest-environment happy-dom
import { aCategoryTree, aSearchAnswer, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import type { RenderScreenOptions } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import brandsScreen from './brands/brands-screen.ts';
import popularScreen from './category-popular/category-popular-screen.ts';
import categoryScreen from './category/category-screen.ts';
import homeScreen from './home/home-screen.ts';
import forYouScreen from './just-for-you/just-for-you-screen.ts';
import { aBrand, aMallHome } from './mall.examples.ts';
import searchScreen from './search/search-screen.ts';

const [home, food] = aCategoryTree();
const front = aMallHome({
  banners: [],
  categories: [home, food].filter((category) => category !== undefined),
});

type ShowOptions = Pick<RenderScreenOptions, 'input' | 'at'> & {
  readonly answers?: FakeAnswers;
  readonly market?: RenderScreenOptions['market'];
};

const show = async (definition: ScreenDefinition, { input, at, answers = {}, market }: ShowOptions) => {
  const http = createFakeHttp({
    '/api/v4/mall/home': () => front,
    '/api/v4/mall/categories': () => ({ categories: aCategoryTree() }),
    '/api/v4/mall/brands': () => ({
      brands: [aBrand(11, 'Anyam'), aBrand(12, 'Kayu')],
      letters: ['A', 'K'],
    }),
    '/api/v4/list/items': () => ({ items: someItemCards(3, 301) }),
    '/api/v4/search/search_items': () => aSearchAnswer({ items: someItemCards(9), total: 9 }),
    ...answers,
  });
  const namespaces = [
    { name: 'design-system', load: translations },
    { name: 'layout', load: layoutTexts },
  ];
  const view = await renderScreen(definition, { http, at, input, namespaces, ...(market && { market }) });
  const queryTo = (path: string) => http.requests.find((request) => request.path === path)?.query;
  return { ...view, queryTo };
};

const readHref = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

afterEach(cleanup);

describe('the home page', () => {
  const input = { route: 'mall', params: {}, query: '' } as const;

  it('shows its sections in order, then all items', async () => {
    await show(homeScreen, { input, at: '/mall' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Categories', 'Brands', 'Popular in Home', 'All Mall products']);
    expect(readHref('Home')).toBe('/mall/Home-cat.1');
  });

  it('stays under /oficial in Brazil', async () => {
    await show(homeScreen, { input, at: '/oficial', market: 'BR' });
    expect(readHref('Home')).toBe('/oficial/Home-cat.1');
    const own = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(own.filter((href) => href.startsWith('/mall'))).toEqual([]);
  });

  it('marks the page as a preview', async () => {
    await show(homeScreen, { input: { ...input, route: 'mall-preview' }, at: '/mall/preview' });
    expect(screen.getByText('Preview')).toBeDefined();
  });

  it('keeps the list when the sections fail to load, and retries', async () => {
    let down = true;
    const answers = { '/api/v4/mall/home': () => (down ? refused(-1, { status: 502 }) : front) };
    await show(homeScreen, { input, at: '/mall', answers });
    expect(screen.getByText('Market find 301')).toBeDefined();
    down = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Popular in Home')).toBeDefined());
  });
});

describe('brands', () => {
  it('are grouped by letter, each with its number of products', async () => {
    await show(brandsScreen, { input: { route: 'mall-brands', params: {}, query: '' }, at: '/mall/brands' });
    const letters = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(letters).toEqual(['A', 'K']);
    expect(readHref('K')).toBe('/mall/brands?letter=K');
    expect(screen.getAllByText('12 products')).toHaveLength(2);
  });

  it('answer 404 for a category that the mall does not have', async () => {
    const input = { route: 'mall-brands-category', params: { categoryId: 99 }, query: '' } as const;
    const { status } = await show(brandsScreen, { input, at: '/mall/brands/99' });
    expect(status).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This category isn’t in the Mall');
  });

  it('have an empty state', async () => {
    const input = { route: 'mall-brands', params: {}, query: 'letter=A' } as const;
    const answers = { '/api/v4/mall/brands': () => ({ brands: [], letters: [] }) };
    await show(brandsScreen, { input, at: '/mall/brands?letter=A', answers });
    expect(screen.getByText('No brands here yet')).toBeDefined();
  });
});

describe('a category', () => {
  const params = { categoryName: 'Storage', categoryId: 2 };

  it('shows items of official shops, breadcrumbs and subcategories', async () => {
    const input = { route: 'mall-category', params, query: '' } as const;
    const { queryTo } = await show(categoryScreen, { input, at: '/mall/Storage-cat.2' });
    expect(queryTo('/api/v4/search/search_items')).toEqual({ category: 2, official: true });
    expect(readHref('Baskets')).toBe('/mall/Baskets-cat.3');
    expect(readHref('Popular in Storage')).toBe('/mall/Storage-cat.2/popular');
  });

  it('has a list of best-selling items', async () => {
    const input = { route: 'mall-category-popular', params, query: '' } as const;
    const { queryTo } = await show(popularScreen, { input, at: '/mall/Storage-cat.2/popular' });
    expect(queryTo('/api/v4/list/items')).toEqual({ list: 'mall-popular', category: 2 });
    expect(readHref('All in Storage')).toBe('/mall/Storage-cat.2');
  });
});

it('Just for You can be filtered by category', async () => {
  const input = { route: 'mall-just-for-you', params: {}, query: 'category=4' } as const;
  const { queryTo } = await show(forYouScreen, { input, at: '/mall/just-for-you?category=4' });
  expect(queryTo('/api/v4/list/items')).toEqual({ list: 'mall-just-for-you', category: 4 });
  expect(readHref('All')).toBe('/mall/just-for-you');
});

it('search stays in the mall', async () => {
  const input = { route: 'mall-search', params: {}, query: 'keyword=mat' } as const;
  const { queryTo, address } = await show(searchScreen, { input, at: '/mall/search?keyword=mat' });
  expect(queryTo('/api/v4/search/search_items')).toEqual({ keyword: 'mat', official: true });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the Mall' }), {
    target: { value: ' basket ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/mall/search?keyword=basket'));
});
