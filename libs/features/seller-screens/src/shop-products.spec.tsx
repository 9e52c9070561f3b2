// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import newProduct from './product/new-product-screen.ts';
import product from './product/product-screen.ts';
import products from './products/products-screen.ts';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const paths = {
  list: '/api/v4/seller/product/list',
  detail: '/api/v4/seller/product/detail',
  save: '/api/v4/seller/product/save',
  publish: '/api/v4/seller/product/publish',
  categories: '/api/v4/category/tree',
};
const shop = anOwnShop();
const categories = {
  categories: [
    { catid: 1, level: 1, name: 'Home', item_count: 3 },
    { catid: 11, parent_id: 1, level: 2, name: 'Baskets', item_count: 3 },
  ],
};
const picture = { id: 'p1', width: 640, height: 640 };
const listed = {
  ...{ itemid: 5, revision: 2, title: 'Rattan basket', picture, stock: 4, sold: 7, model_count: 0 },
  ...{ price_min: someMoney(1250), price_max: someMoney(1250), is_published: true },
};
const detail = {
  ...{ itemid: 5, revision: 2, title: 'Rattan basket', description: '', catid: 11, pictures: [picture] },
  ...{ tiers: [], models: [{ tier_index: [], price: someMoney(1250), stock: 4 }], is_published: true },
};
const namespaces = [{ name: 'design-system', load: translations }];
const base = { [ownShopPath]: () => shop, [paths.categories]: () => categories };

afterEach(cleanup);

async function openList(answers: FakeAnswers, query = '') {
  const http = createFakeHttp({ ...base, ...answers });
  const view = await renderScreen(products, {
    ...{ http, namespaces, at: `/portal/products?${query}` },
    input: { route: 'seller-products', params: {}, query },
  });
  return { http, view };
}
async function openProduct(answers: FakeAnswers) {
  const http = createFakeHttp({ ...base, [paths.detail]: () => detail, ...answers });
  const view = await renderScreen(product, {
    ...{ http, namespaces, at: '/portal/products/5' },
    input: { route: 'seller-product', params: { itemId: 5 }, query: '' },
  });
  return { http, view };
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('lists products with their state, and links to the portal’s other sections', async () => {
  await openList({ [paths.list]: () => ({ products: [listed] }) });
  const card = within(screen.getByRole('article', { name: 'Rattan basket' }));
  expect(card.getByText('On sale')).toBeTruthy();
  expect(card.getByText('In stock: 4 · Sold: 7')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/portal/products/5');
  const menu = within(screen.getByRole('navigation', { name: 'Seller Centre menu' }));
  expect(menu.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/portal/orders');
  expect(menu.getByRole('link', { name: 'Products' }).getAttribute('aria-current')).toBe('page');
});

it('says why a product without a photo cannot be published', async () => {
  const { picture: _, ...bare } = listed;
  await openList({ [paths.list]: () => ({ products: [{ ...bare, is_published: false }] }) });
  const card = within(screen.getByRole('article', { name: 'Rattan basket' }));
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
  expect(card.getByText('Add a photo to publish it.')).toBeTruthy();
});

it('requests the list of the URL, and ignores invalid fields', async () => {
  const { http } = await openList(
    { [paths.list]: () => ({ products: [] }) },
    'state=sold-out&keyword=mat&other=1',
  );
  expect(screen.getByText('No products here')).toBeTruthy();
  expect(http.requests.find(({ path }) => path === paths.list)?.query).toEqual({
    ...{ state: 'sold-out', keyword: 'mat' },
  });
});

it('hides a product with the revision that was loaded', async () => {
  const { http } = await openList({
    [paths.list]: () => ({ products: [listed] }),
    [paths.publish]: () => ({ ...listed, is_published: false }),
  });
  press('Hide');
  await waitFor(() =>
    expect(http.requests.find(({ path }) => path === paths.publish)?.body).toEqual({
      ...{ itemid: 5, revision: 2, is_published: false },
    }),
  );
});

it('does not submit an empty form, and shows what is missing at its fields', async () => {
  const http = createFakeHttp(base);
  await renderScreen(newProduct, {
    ...{ http, namespaces, at: '/portal/products/new' },
    input: { route: 'seller-new-product', params: {}, query: '' },
  });
  press('Save product');
  for (const text of ['Enter a title.', 'Choose a category.', 'Enter a price, for example 19.90.'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/Add at least one photo/)).toBeTruthy();
  expect(http.requests.map(({ path }) => path)).not.toContain(paths.save);
});

it('submits minor units and the stock that was loaded', async () => {
  const { http } = await openProduct({ [paths.save]: () => ({ ...detail, revision: 3 }) });
  type('Price', '9,90');
  type('Stock', '6');
  press('Save product');
  await waitFor(() =>
    expect(http.requests.find(({ path }) => path === paths.save)?.body).toMatchObject({
      ...{ itemid: 5, revision: 2, catid: 11, pictures: ['p1'] },
      models: [{ price: 990, stock: 6, seen_stock: 4 }],
    }),
  );
});

it('offers to reload a product that someone else has saved, and keeps the input', async () => {
  await openProduct({ [paths.save]: () => refused(errorCodes.PRODUCT_CHANGED, { status: 409 }) });
  type('Title', 'Cane basket');
  press('Save product');
  expect(await screen.findByText('Somebody else changed this product')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Cane basket');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});

it('keeps changes that the session ended before, for the same seller and the revision that was changed', async () => {
  const openAs = (userid: number, revision = 2) =>
    openProduct({
      '/api/v4/account/basic/get_account_info': () => anAccount({ userid }),
      [paths.detail]: () => ({ ...detail, revision }),
      [paths.save]: () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    });
  const readTitle = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value;
  const { view } = await openAs(7);
  type('Title', 'Cane basket');
  press('Save product');
  await waitFor(() => expect(view.address()).toMatch(/^\/buyer\/login/));
  cleanup();

  await openAs(8);
  expect(readTitle()).toBe('Rattan basket');
  cleanup();

  await openAs(7, 3);
  expect(readTitle()).toBe('Rattan basket');
  cleanup();

  await openAs(7);
  await waitFor(() => expect(readTitle()).toBe('Cane basket'));
});

it('gives every combination of options its own price and stock', async () => {
  await openProduct({});
  press('Add variation');
  press('Add option');
  type('Option 1', 'Red');
  type('Option 2', 'Blue');
  expect(screen.getByRole('group', { name: 'Red' })).toBeTruthy();
  const blue = within(screen.getByRole('group', { name: 'Blue' }));
  expect(blue.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value).toBe('12.50');
});

it('answers 404 for another shop’s product', async () => {
  await openProduct({ [paths.detail]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  expect(screen.getByRole('heading', { name: 'Product not found' })).toBeTruthy();
});

it('fixes what a flash sale announces until it ends, and still saves stock', async () => {
  const onSale = { ...detail, flash_sale_ends_at: 1_790_000_000_000 };
  const { http } = await openProduct({
    [paths.detail]: () => onSale,
    [paths.save]: () => ({ ...onSale, revision: 3 }),
  });
  expect(screen.getByText(/^In a flash sale until .*2026/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).readOnly).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Add variation' }).closest('fieldset')?.disabled).toBe(true);
  type('Stock', '6');
  press('Save product');
  await waitFor(() =>
    expect(http.requests.find(({ path }) => path === paths.save)?.body).toMatchObject({
      models: [{ price: 1250, stock: 6 }],
    }),
  );
});
