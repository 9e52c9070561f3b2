// @vitest-environment happy-dom
import { aCategoryTree, createFakeHttp } from '@pasar/builders';
import { aScreenContext, renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { noStorages } from '@pasar/persistence';
import { openSearchHistory } from '@pasar/search-history';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import searchIntermediateScreen from './search-intermediate-screen.ts';

const suggestions = [{ kind: 'keyword', text: 'rattan', link: '/search?keyword=rattan' }];

const open = (answer: unknown = { suggestions }) => {
  const http = createFakeHttp({
    '/api/v4/search/suggest': () => answer,
    '/api/v4/category/tree': () => ({ categories: aCategoryTree() }),
  });
  return renderScreen(searchIntermediateScreen, {
    http,
    at: '/search_intermediate',
    input: { route: 'search-intermediate', params: {}, query: '' },
    namespaces: [
      { name: 'design-system', load: translations },
      { name: 'layout', load: layoutTexts },
    ],
  });
};

const searchHistory = openSearchHistory(aScreenContext().storages ?? noStorages);
beforeEach(() => searchHistory.clear());
afterEach(cleanup);

it('links to popular searches and categories', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'rattan' }).getAttribute('href')).toBe('/search?keyword=rattan');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/Home-cat.1');
  expect(screen.getByText(/on this device only/)).toBeDefined();
});

it('shows recent searches and deletes one or all of them', async () => {
  for (const keyword of ['mat', 'tin', 'cup']) await searchHistory.remember(keyword);
  await open();
  const recent = () =>
    screen
      .queryAllByRole('link')
      .map((link) => link.textContent)
      .filter((text) => ['mat', 'tin', 'cup'].includes(text));
  await waitFor(() => expect(recent()).toEqual(['cup', 'tin', 'mat']));
  fireEvent.click(screen.getByRole('button', { name: 'Remove “tin”' }));
  await waitFor(() => expect(recent()).toEqual(['cup', 'mat']));
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(recent()).toEqual([]));
});

it('renders without popular searches', async () => {
  await open({ suggestions: [] });
  expect(screen.queryByText('Popular searches')).toBeNull();
  expect(screen.getByText('Categories')).toBeDefined();
});
