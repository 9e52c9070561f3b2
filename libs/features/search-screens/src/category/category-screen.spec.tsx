// @vitest-environment happy-dom
import { aCategoryTree, aSearchAnswer, createFakeHttp, someItemCards } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import categoryScreen from './category-screen.ts';

const category = async (categoryId: number, subCategoryId: number) => {
  const http = createFakeHttp({
    '/api/v4/category/tree': () => ({ categories: aCategoryTree() }),
    '/api/v4/search/search_items': () => aSearchAnswer({ items: someItemCards(9), total: 9 }),
  });
  const input = {
    route: 'category-l2' as const,
    params: { categoryName: 'x', categoryId, subCategoryId },
    query: '',
  };
  const view = await renderScreen(categoryScreen, {
    http,
    at: `/x-cat.${categoryId}.${subCategoryId}`,
    input,
    namespaces: [
      { name: 'design-system', load: translations },
      { name: 'layout', load: layoutTexts },
    ],
  });
  const head = categoryScreen.head(view.store.getState(), input as never, view.context, (key) => key);
  return { ...view, http, head };
};

afterEach(cleanup);

it('shows breadcrumbs and subcategories, and queries the category’s items', async () => {
  const { http, status } = await category(1, 2);
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Storage');
  expect(screen.getAllByRole('link', { name: 'Home' }).map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/Home-cat.1',
  ]);
  expect(screen.getByRole('link', { name: 'Baskets' }).getAttribute('href')).toBe('/Baskets-cat.1.2.3');
  expect(http.requests.find(({ path }) => path.includes('search'))?.query).toEqual({ category: 2 });
});

it('has structured data of its breadcrumbs and first items', async () => {
  const { head } = await category(1, 2);
  const [crumbs, page] = head.jsonLd as readonly Record<string, unknown>[];
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, {}] });
  expect(page).toMatchObject({
    '@type': 'CollectionPage',
    name: 'Storage',
    mainEntity: { itemListElement: Array.from({ length: 9 }, (_, index) => ({ position: index + 1 })) },
  });
});

it('answers 404 with a link for an unknown category', async () => {
  const { status } = await category(1, 99);
  expect(status).toBe(404);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This category is no longer available');
});
