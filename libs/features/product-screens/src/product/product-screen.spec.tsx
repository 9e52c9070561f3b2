// @vitest-environment happy-dom
import { accountApi } from '@pasar/account-api';
import { preloadOverlays, translations } from '@pasar/design-system';
import { anAccount, anItemDetail, anItemWithChoices, aShop, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import type { ItemDetail } from '@pasar/catalogue-api';
import type { MarketCode } from '@pasar/markets';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import productScreen from './product-screen.ts';

const designSystem = { name: 'design-system', load: translations };
const path = '/Basket-i.11.101';

const visitor: FakeAnswers = { '/api/v4/account/basic/get_account_info': () => refused(19, { status: 401 }) };
const buyer: FakeAnswers = { '/api/v4/account/basic/get_account_info': () => anAccount() };
const adds: FakeAnswers = { '/api/v4/cart/add_to_cart': () => ({ cart_item: {} }) };

const page = async (
  item: ItemDetail | object,
  answers: FakeAnswers,
  at = path,
  market: MarketCode = 'SG',
) => {
  const http = createFakeHttp({
    '/api/v4/item/get': () => item,
    '/api/v4/item/ratings': () => ({ ratings: [] }),
    '/api/v4/item/recommend': () => ({ items: [] }),
    ...answers,
  });
  const view = await renderScreen(productScreen, {
    http,
    at,
    market,
    input: {
      route: 'product',
      params: { seoName: 'Basket', shopId: 11, itemId: 101 },
      query: at.split('?')[1] ?? '',
    },
    namespaces: [designSystem],
  });
  await waitFor(() =>
    expect(accountApi.endpoints.getAccountInfo.select()(view.store.getState()).isSuccess).toBe(true),
  );
  return { ...view, http, sent: () => http.sentTo('/api/v4/cart/add_to_cart') };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

beforeAll(() => preloadOverlays());
afterEach(cleanup);

const membersOnly = { '/api/v4/cart/add_to_cart': () => refused(19, { status: 401 }) };

it('has the buttons on a phone next to the choices in the order of reading', async () => {
  await page(anItemDetail(), visitor);
  const details = screen.getByRole('heading', { name: 'Product details' });
  const position = screen.getByRole('button', { name: 'Add to cart' }).compareDocumentPosition(details);
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it.each([
  ['FR', 'TVA comprise', true],
  ['SG', 'VAT included', false],
] as const)('says whether the price includes VAT in %s', async (market, note, says) => {
  await page(anItemDetail(), visitor, path, market);
  expect(screen.queryByText(note) !== null).toBe(says);
});

describe('adding to the cart', () => {
  it('a member adds an item without models', async () => {
    const { sent, toasts } = await page(anItemDetail(), { ...buyer, ...adds });
    press('Add to cart');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.message).toBe('Added to cart');
    expect(sent()).toEqual([
      expect.objectContaining({ shopid: 11, itemid: 101, quantity: 1, checkout: true }),
    ]);
    expect(sent()[0]).not.toHaveProperty('modelid');
  });

  it('a double press adds once', async () => {
    const { sent, toasts } = await page(anItemDetail(), { ...buyer, ...adds });
    press('Add to cart');
    press('Add to cart');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('Buy now goes to the checkout of the item alone, without the cart', async () => {
    const { address, sent } = await page(anItemDetail(), { ...buyer, ...adds });
    // Awaited, since a part of the page may still be loading: React drops a navigation that suspends in a synchronous act.
    await act(async () => press('Buy now'));
    await waitFor(() => expect(address()).toBe('/checkout?buy=11.101.0.1'));
    expect(sent()).toEqual([]);
  });

  it('adds to the cart of a visitor without asking to sign in', async () => {
    const { address, sent, toasts } = await page(anItemDetail(), { ...visitor, ...adds });
    press('Add to cart');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent()).toEqual([expect.objectContaining({ quantity: 1 })]);
    expect(address()).toBe(path);
  });

  it('redirects a visitor to sign in where only members have a cart, with the pending addition in the URL', async () => {
    const { address } = await page(anItemDetail(), { ...visitor, ...membersOnly });
    press('Add to cart');
    await waitFor(() => expect(address()).toContain('/buyer/login'));
    expect(new URLSearchParams(address().split('?')[1]).get('next')).toBe(`${path}?add=0&qty=1`);
  });

  it('adds the pending item once after sign-in', async () => {
    const before = await page(anItemDetail(), { ...visitor, ...membersOnly });
    press('Add to cart');
    await waitFor(() => expect(before.address()).toContain('/buyer/login'));
    cleanup();
    const pending = `${path}?add=0&qty=1`;
    const { address, sent, toasts } = await page(anItemDetail(), { ...buyer, ...adds }, pending);
    await waitFor(() => expect(toasts).toHaveLength(1));
    await waitFor(() => expect(address()).toBe(path));
    expect(sent()).toEqual([expect.objectContaining({ quantity: 1 })]);
    cleanup();
    const again = await page(anItemDetail(), { ...buyer, ...adds }, pending);
    await waitFor(() => expect(again.address()).toBe(path));
    expect(again.sent()).toEqual([]);
  });

  it('ignores an addition that only a link requests', async () => {
    const { address, sent } = await page(anItemDetail(), { ...buyer, ...adds }, `${path}?add=0&qty=2`);
    await waitFor(() => expect(address()).toBe(path));
    expect(sent()).toEqual([]);
  });

  it.each([
    ['the words of the server', refused(15020011, { error_msg: 'Deal over' }), 'Deal over'],
    ['the screen’s own text if it has none', refused(1), 'This product isn’t available right now.'],
  ])('shows %s after an error', async (_, answer, words) => {
    const { toasts } = await page(anItemDetail(), { ...buyer, '/api/v4/cart/add_to_cart': () => answer });
    press('Add to cart');
    await waitFor(() => expect(toasts).toEqual([{ message: words, kind: 'error' }]));
  });

  it('shows a popup when the quantity limit is exceeded', async () => {
    const tooMany = refused(15020018, { error_msg: 'Too many.' });
    const { popups } = await page(anItemDetail(), { ...buyer, '/api/v4/cart/add_to_cart': () => tooMany });
    press('Add to cart');
    await waitFor(() => expect(popups).toEqual(['Too many.']));
  });
});

describe('variants', () => {
  it('asks for the missing options, then adds the model', async () => {
    const { sent, toasts } = await page(anItemWithChoices(), { ...buyer, ...adds });
    press('Add to cart');
    expect(screen.getByRole('alert').textContent).toContain('Colour, Size');
    pick('Red');
    pick('L');
    press('Add to cart');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent()).toEqual([expect.objectContaining({ modelid: 2 })]);
  });

  it('marks options without stock', async () => {
    await page(anItemWithChoices(), buyer);
    pick('Blue');
    expect(screen.getByRole('radio', { name: 'L (sold out)' })).toHaveProperty('disabled', true);
  });

  it('shows the price of the selected model, in the title block and in the purchase panel', async () => {
    await page(anItemWithChoices(), buyer);
    expect(screen.getAllByText('$24.90 – $29.90')).toHaveLength(2);
    pick('Red');
    pick('L');
    expect(screen.getAllByText('$29.90')).toHaveLength(2);
  });

  it('shows the codes of the selected model', async () => {
    const item = anItemWithChoices();
    const models = item.models.map((model) => ({ ...model, gtin: `400638133393${model.modelid}` }));
    await page({ ...item, models }, visitor);
    expect(screen.queryByText('GTIN')).toBeNull();
    pick('Red');
    pick('L');
    expect(screen.getByText('GTIN').nextSibling?.textContent).toBe('4006381333932');
  });

  it('remembers the quantity of each model', async () => {
    await page(anItemWithChoices(), buyer);
    pick('Red');
    pick('S');
    press('Increase quantity');
    pick('L');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '1');
    pick('S');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '2');
  });
});

describe('states', () => {
  it.each([
    ['sold out', anItemDetail({ stock: 0 }), 'Sold out'],
    ['off sale', anItemDetail({ status: 2 }), 'Add to cart'],
  ])('%s cannot be bought', async (_, item, name) => {
    await page(item, buyer);
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });

  it('the shop’s owner cannot buy the item', async () => {
    await page(anItemDetail(), { '/api/v4/account/basic/get_account_info': () => anAccount({ shopid: 11 }) });
    expect(await screen.findByText(/your own shop/)).toBeDefined();
  });

  it('shows that item and shop have no ratings yet', async () => {
    const { response_rate: _, ...shop } = aShop({ rating_count: 0, rating_star: 0 });
    const { container } = await page(
      anItemDetail({ shop, item_rating: { ...anItemDetail().item_rating, rating_star: 0, rating_count: 0 } }),
      visitor,
    );
    expect(screen.getAllByText('No reviews yet')).toHaveLength(2);
    const facts = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts.filter((fact) => fact === '–')).toHaveLength(2);
  });

  it.each([
    [undefined, 0],
    [1500, 2],
  ])('after a median wait of %s seconds, panel and shop show its reply time (%d)', async (wait, count) => {
    const shop = aShop(wait === undefined ? {} : { response_seconds: wait });
    await page(anItemDetail({ shop }), visitor);
    expect(screen.queryAllByText('Usual reply time: 25 minutes')).toHaveLength(count);
  });

  it('shows a not-found page for a removed item', async () => {
    await page(refused(4, { status: 404 }), visitor);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This product is no longer available');
  });

  it('asks for confirmation of age before showing an adult item', async () => {
    await page(anItemDetail({ is_adult: true }), visitor);
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    press('Yes, I am 18 or older');
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDefined();
  });

  /** @spec profile-update adult-consent-seconds */
  it('saves a member’s adult consent in the account', async () => {
    const consent = '/api/v2/user/profile/update';
    const { http } = await page(anItemDetail({ is_adult: true }), { ...buyer, [consent]: () => ({}) });
    press('Yes, I am 18 or older');
    await waitFor(() => expect(http.sentTo(consent)).toHaveLength(1));
    expect(http.sentTo(consent)).toEqual([{ adult_consent: expect.any(Number) }]);
  });
});
