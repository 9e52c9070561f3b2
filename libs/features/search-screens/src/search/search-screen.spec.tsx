// @vitest-environment happy-dom
import { aSearchAnswer, aShop, createFakeHttp, refused, someItemCards } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import searchScreen from './search-screen.ts';

const facets = {
  categories: [{ value: '4', label: 'Food', count: 12 }],
  locations: [{ value: 'Geylang', label: 'Geylang', count: 7 }],
  brands: [{ value: 'Anyam', label: 'Anyam', count: 3 }],
  ratings: [],
};
const found = aSearchAnswer({ items: someItemCards(6), total: 1395, facets });

const search = async (query: string, answer: unknown = found) => {
  const http = createFakeHttp({
    '/api/v4/search/search_items': () => answer,
    '/api/v4/shop/brief': () => aShop({ name: 'Anyam' }),
  });
  const view = await renderScreen(searchScreen, {
    http,
    at: `/search?${query}`,
    input: { route: 'search', params: {}, query },
    namespaces: [
      { name: 'design-system', load: translations },
      { name: 'layout', load: layoutTexts },
    ],
  });
  const sentQuery = http.requests.find(({ path }) => path.endsWith('search_items'))?.query;
  return { ...view, sentQuery };
};

const readHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

/** @spec filter-fields */
it('lists unsupported fields of the URL, and links without them', async () => {
  const { sentQuery } = await search('keyword=mat&site=a&filters=b');
  expect(screen.getByText('These filters aren’t supported and were ignored: site and filters')).toBeDefined();
  expect(readHref('Continue without them')).toBe('/search?keyword=mat');
  expect(sentQuery).toEqual({ keyword: 'mat' });
});

it('limits the search to a product, tag or voucher', async () => {
  const { sentQuery } = await search('pcpIds=1,2&itemTagIds=3&promotionId=9');
  expect(sentQuery).toEqual({ catalogues: '1,2', item_tags: '3', promotion: 9 });
  expect([readHref('Remove filter: Tag'), readHref('Search all of Pasar')]).toEqual([
    '/search?pcpIds=1,2&promotionId=9',
    '/search?pcpIds=1,2&itemTagIds=3',
  ]);
});

describe('the URL is the state', () => {
  it.each([
    ['a flag', 'Free shipping', 'keyword=mat', '/search?freeShipping=true&keyword=mat'],
    ['a flag off', 'Free shipping', 'freeShipping=true&keyword=mat', '/search?keyword=mat'],
    ['a place', 'Geylang 7', 'keyword=mat', '/search?locations=Geylang&keyword=mat'],
    ['a brand', 'Anyam 3', 'keyword=mat', '/search?facet=Anyam&keyword=mat'],
    ['a category', 'Food 12', 'keyword=mat', '/search?keyword=mat&category=4'],
  ])('%s', async (_, name, query, address) => {
    const view = await search(query);
    fireEvent.click(screen.getByRole('checkbox', { name }));
    await waitFor(() => expect(view.address()).toBe(address));
  });

  it('accepts a price range in the main currency unit', async () => {
    const view = await search('keyword=mat');
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '5' } });
    fireEvent.change(screen.getByLabelText('Maximum price'), { target: { value: '19.90' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(view.address()).toBe('/search?minPrice=5&maxPrice=19.9&keyword=mat'));
  });

  it('shows an error for a reversed range', async () => {
    const view = await search('keyword=mat');
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '20' } });
    fireEvent.change(screen.getByLabelText('Maximum price'), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be higher than');
    expect(view.address()).toBe('/search?keyword=mat');
  });

  it('removes an active filter', async () => {
    await search('keyword=mat&minPrice=5&freeShipping=true');
    expect(readHref('Remove filter: From $5.00')).toBe('/search?freeShipping=true&keyword=mat');
    expect(readHref('Clear all')).toBe('/search?keyword=mat');
  });
});

it('marks a count that is a lower bound', async () => {
  const part = { ...facets, brands: [{ value: 'Anyam', label: 'Anyam', count: 3, at_least: true }] };
  await search('keyword=mat', { ...found, facets: part });
  expect(screen.getByRole('checkbox', { name: 'Anyam 3+' })).toBeDefined();
});

describe('results', () => {
  it.each([
    ['results', 'keyword=mat', found, '1,395 products'],
    ['a correction', 'keyword=matt', { ...found, corrected: 'mat' }, 'Showing results for “mat”'],
    [
      'dropped words',
      'keyword=mat+zzz+yyy',
      { ...found, dropped: ['zzz', 'yyy'] },
      'No results match every word. We left out: zzz and yyy',
    ],
    [
      'dropped words beside a correction',
      'keyword=matt+zzz',
      { ...found, corrected: 'mat zzz', dropped: ['zzz'] },
      'No results match every word. We left out: zzz',
    ],
    [
      'dropped words beside another spacing',
      'keyword=door+mat+zzz',
      { ...found, corrected: 'doormat zzz', hidden_correction: true, dropped: ['zzz'] },
      'No results match every word. We left out: zzz',
    ],
    [
      'few',
      'keyword=mat',
      aSearchAnswer({ items: someItemCards(2), total: 2 }),
      'Only a few products match. Try fewer or different words.',
    ],
    ['nothing', 'keyword=mat', aSearchAnswer(), 'No results'],
    [
      'nothing with filters',
      'keyword=mat&freeShipping=true',
      aSearchAnswer(),
      'No results with these filters',
    ],
    ['no answer', 'keyword=mat', refused(-1, { status: 502 }), 'Something went wrong'],
  ])('%s', async (_, query, answer, words) => {
    await search(query, answer);
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('scope', () => {
  it('links to shops of the same name', async () => {
    await search('keyword=mat');
    expect(readHref('Shops named “mat”')).toBe('/search_user?keyword=mat');
  });

  it('offers no shops for punctuation', async () => {
    await search('keyword=%3F!');
    expect(screen.queryByText(/^Shops named/)).toBeNull();
  });

  it('offers no shops for excluded words alone', async () => {
    await search('keyword=-mat', { ...aSearchAnswer(), excludes_only: true });
    expect(screen.getByText(/Add a word to search for/)).toBeDefined();
    expect(screen.queryByText(/^Shops named/)).toBeNull();
  });

  it('shows the shop that matches the keyword', async () => {
    await search('keyword=batu', { ...found, shop_intention: aShop({ username: 'batu', name: 'Batu' }) });
    expect(screen.getByRole('heading', { name: 'Looking for this shop?' })).toBeDefined();
    expect(readHref('Batu')).toBe('/batu');
  });

  it('limits the search to a shop, with a link to search everything', async () => {
    const { sentQuery } = await search('keyword=mat&shop=11');
    expect(sentQuery).toEqual({ keyword: 'mat', shop: 11 });
    expect(screen.getByText('In Anyam')).toBeDefined();
    expect(readHref('Search all of Pasar')).toBe('/search?keyword=mat');
  });

  it('has its own message for no results in a shop', async () => {
    await search('keyword=mat&shop=11', aSearchAnswer());
    expect(screen.getByText('No results in this shop')).toBeDefined();
  });

  it('has no gap in its heading levels', async () => {
    const { container } = await search('keyword=mat');
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => localName);
    expect(levels).toEqual(['h1', ...Array.from({ length: 6 }, () => 'h2')]);
  });

  it('keeps the picture of a visual search when a filter changes', async () => {
    const view = await search('imageId=rattan-1&candidateBox=0,0,1,1');
    expect(view.sentQuery).toEqual({ image_id: 'rattan-1', candidate_box: '0,0,1,1' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Products similar to your picture');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Free shipping' }));
    await waitFor(() => expect(view.address()).toContain('imageId=rattan-1'));
    expect(view.address()).toContain('freeShipping=true');
  });
});
