import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPortal } from './open-portal.ts';
import { addAddress } from './price-journeys.ts';
import { open, sameOrigin, signIn, whenReady } from './shopping.ts';
import { marketOrigin, seller } from './store.ts';

const onePixel = {
  name: 'basket.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;

type VoucherPreview = {
  readonly vouchers: readonly { readonly code: string; readonly applies: boolean; readonly label: string }[];
};
const dayMs = 86_400_000;

type PricedPreview = { readonly total: object };
type Item = { readonly models?: readonly { readonly modelid: number; readonly stock: number }[] };

/** Signs up a buyer with an address. */
async function signUpByApi(page: Page): Promise<void> {
  await open(page, '/');
  const username = `shopper.${crypto.randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.com`, password: 'a-basket-of-rambutan' };
  await call(page, 'account/signup', account);
  await addAddress(page);
}

type Card = {
  readonly shopid: number;
  readonly itemid: number;
  readonly stock: number;
  readonly can_use_cod: boolean;
  readonly is_adult: boolean;
};

/** Finds one piece of an item of the test seller's shop that anyone can buy, cash on delivery, as checkout takes it. */
async function findPurchase(page: Page): Promise<string> {
  const { shop } = await call<{ shop: { shopid: number } }>(page, `shop/get?username=${seller.login}`);
  const { items } = await call<{ items: Card[] }>(
    page,
    `search/search_items?shop=${shop.shopid}&cod=true&in_stock=true&limit=60`,
  );
  const item = items.find(({ stock, can_use_cod, is_adult }) => stock > 0 && can_use_cod && !is_adult);
  if (!item) throw new Error('The seller has no item in stock that can be paid on delivery');
  const { shopid, itemid } = item;
  const { models = [] } = await call<Item>(page, `item/get?shopid=${shopid}&itemid=${itemid}`);
  return [shopid, itemid, models.find(({ stock }) => stock > 0)?.modelid ?? 0, 1].join('.');
}

/** Signs up a buyer who orders an item of the test seller's shop, cash on delivery; returns the order's page. */
export async function orderFromSeller(page: Page): Promise<string> {
  await signUpByApi(page);
  await open(page, `/${seller.login}`);
  const buy = await findPurchase(page);
  const { addresses } = await call<{ addresses: { id: number }[] }>(page, 'account/address/list');
  const { total } = await call<PricedPreview>(page, `checkout/preview?buy=${buy}`);
  const order = { address_id: addresses[0]?.id, payment_channel: 'cod', seen_total: total, buy };
  const placed = await call<{ order_ids: number[] }>(page, 'checkout/place_order', order);
  const address = `/user/purchase/order/${placed.order_ids[0]}`;
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  return address;
}

/** Calls the store's API with the page's session. */
async function call<Data>(page: Page, path: string, data?: object): Promise<Data> {
  const url = `/api/v4/${path}`;
  const headers = { ...sameOrigin, 'idempotency-key': crypto.randomUUID() };
  const answer = await (data ? page.request.post(url, { data, headers }) : page.request.get(url));
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}

/** What a seller does with an order, and what the buyer sees of it. */
export function sellerJourneys(): void {
  test('a seller’s day: an order comes in, is shipped with a label, delivered and rated', async ({
    page,
    browser,
  }) => {
    const buyerOrder = await orderFromSeller(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const portal = await openPortal(browser);
    await portal.getByRole('link', { name: /^To ship/ }).click();
    const received = portal.getByRole('article', { name: title });
    await received.getByRole('link', { name: 'Ship this order' }).click();
    await portal.getByRole('link', { name: 'Print label' }).click();
    await expect(portal.getByRole('img', { name: title.replace('Order ', '') })).toBeVisible();
    await portal.getByRole('link', { name: 'View order' }).click();

    await portal.getByLabel('Carrier').fill('Singapore Post');
    await portal.getByLabel('Tracking number').fill('12');
    await portal.getByRole('button', { name: 'Confirm shipment' }).click();
    await expect(portal.getByText('This isn’t a tracking number.')).toBeVisible();
    await expect(portal.getByLabel('Carrier')).toHaveValue('Singapore Post');
    await portal.getByLabel('Tracking number').fill('sp 1234 5678 sg');
    await portal.getByRole('button', { name: 'Confirm shipment' }).click();
    await expect(portal.getByText('SP12345678SG')).toBeVisible();

    await open(page, buyerOrder);
    await expect(page.getByText('SP12345678SG')).toBeVisible();
    for (const station of ['Picked up', 'In transit', 'Out for delivery', 'Delivered']) {
      await page.getByRole('button', { name: 'Move the parcel on' }).click();
      await expect(page.getByRole('main').getByText(new RegExp(station)).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Confirm receipt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
    await page.getByRole('button', { name: 'Rate items' }).click();
    const rating = page.getByRole('dialog');
    await rating.getByLabel('5 ★').first().check({ force: true });
    await rating.getByRole('button', { name: 'Send rating' }).first().click();
    await portal.reload();
    await expect(portal.getByText('Completed')).toBeVisible();
    await portal.context().close();
  });

  test('a seller cancels an order that cannot be shipped, and the buyer sees it', async ({
    page,
    browser,
  }) => {
    const buyerOrder = await orderFromSeller(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const portal = await openPortal(browser);
    await portal.getByRole('article', { name: title }).getByRole('link', { name: 'Ship this order' }).click();
    await portal.getByRole('button', { name: 'Cancel order' }).click();
    const asking = portal.getByRole('dialog');
    await asking.getByRole('radio', { name: 'Out of stock' }).check({ force: true });
    await asking.getByRole('button', { name: 'Cancel order' }).click();
    await expect(portal.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(portal.getByText('You cancelled this order')).toBeVisible();
    await expect(portal.getByText('Reason: Out of stock')).toBeVisible();
    await open(page, buyerOrder);
    await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await portal.context().close();
  });

  test('a seller’s income is pending, then released, and stands in the statement', async ({
    page,
    browser,
  }) => {
    const order_id = Number((await orderFromSeller(page)).split('/').at(-1));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const portal = await openPortal(browser);
    const menu = portal.getByRole('navigation', { name: 'Seller Centre menu' });
    await menu.getByRole('link', { name: 'Income' }).click();
    const row = portal.getByRole('listitem').filter({ hasText: title });
    await expect(row.getByText('Pending')).toBeVisible();
    for (const step of ['ship', 'carry', 'carry', 'carry', 'carry'])
      await call(page, 'order/demo_step', { order_id, step });
    await call(page, 'order/receive', { order_id });

    await portal.getByRole('link', { name: 'Released', exact: true }).click();
    await row.getByRole('link').click();
    await expect(portal.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(portal.getByText('Your income', { exact: true })).toBeVisible();
    await menu.getByRole('link', { name: 'Income' }).click();
    const downloading = portal.waitForEvent('download');
    await portal.getByRole('link', { name: 'Download statement (CSV)' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^income-SG-[\d-]+\.csv$/);
    const statement = await readFile(await file.path(), 'utf8');
    expect(statement).toMatch(/^\uFEFFDate,Order,Type,/);
    expect(statement).toContain(`,${title.replace('Order ', '')},release,SGD,`);
    await portal.context().close();
  });

  test('a seller adds a product with variants, buyers find it, and it is gone once it is hidden', async ({
    page,
    browser,
  }) => {
    const title = `Pandan${Date.now()} basket`;
    const portal = await openPortal(browser);
    await portal.getByRole('link', { name: 'Products' }).click();
    await portal.getByRole('link', { name: 'Add product' }).click();
    await whenReady(portal);
    await portal.getByRole('button', { name: 'Save product' }).click();
    await expect(portal.getByText('Enter a title.')).toBeVisible();
    await portal.getByLabel('Title').fill(title);
    await portal.getByLabel('Category').selectOption({ index: 1 });
    await portal.locator('input[type=file]').setInputFiles({ ...onePixel });
    await expect(portal.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await portal.getByLabel('Price').fill('12.50');
    await portal.getByRole('button', { name: 'Add variation' }).click();
    await portal.getByLabel('Variation name').fill('Size');
    await portal.getByLabel('Option 1', { exact: true }).fill('Small');
    await portal.getByRole('button', { name: 'Add option' }).click();
    await portal.getByLabel('Option 2', { exact: true }).fill('Large');
    await portal.getByRole('group', { name: 'Small' }).getByLabel('Stock').fill('3');
    await portal.getByRole('group', { name: 'Large' }).getByLabel('Price').fill('20');
    await portal.getByRole('group', { name: 'Large' }).getByLabel('Stock').fill('4');
    await portal.getByRole('button', { name: 'Save product' }).click();
    const card = portal.getByRole('article', { name: title });
    await expect(card.getByText('In stock: 7')).toBeVisible();

    await open(page, `/search?keyword=${title.split(' ')[0]}`);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Large').first()).toBeVisible();
    const { pathname } = new URL(page.url());

    await card.getByRole('link', { name: 'Edit' }).click();
    await whenReady(portal);
    await portal.getByRole('group', { name: 'Small' }).getByLabel('Stock').fill('30');
    await portal.getByRole('button', { name: 'Save product' }).click();
    await expect(portal.getByText('Product saved')).toBeVisible();
    await portal.getByRole('link', { name: 'Products' }).first().click();
    await expect(card.getByText('In stock: 34')).toBeVisible();
    await card.getByRole('button', { name: 'Hide' }).click();
    await expect(card.getByText('Hidden')).toBeVisible();
    const [, shopid = '', itemid = ''] = /-i\.(\d+)\.(\d+)/.exec(pathname) ?? [];
    const answer = await page.request.get(`/api/v4/item/get?shopid=${shopid}&itemid=${itemid}`);
    expect(answer.status()).toBe(404);
    await portal.context().close();
  });

  test('a seller makes a voucher, a buyer claims it on the shop page and uses it, and the seller ends it', async ({
    page,
    browser,
  }) => {
    const code = `JOY${Date.now()}`;
    const portal = await openPortal(browser);
    await portal.getByRole('link', { name: 'Vouchers' }).click();
    await portal.getByRole('link', { name: 'Create voucher' }).click();
    await whenReady(portal);
    await portal.getByRole('button', { name: 'Save voucher' }).click();
    await expect(portal.getByText('Enter a name.')).toBeVisible();
    await portal.getByLabel('Voucher name').fill('Thank you');
    await portal.getByLabel('Voucher code').fill(code.toLowerCase());
    await portal.getByRole('textbox', { name: 'Percentage' }).fill('25');
    await portal.getByLabel('Total uses').fill('10');
    // The first to end comes first on the shop page.
    const end = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 16);
    await portal.getByLabel('End', { exact: true }).fill(end);
    await portal.getByRole('button', { name: 'Save voucher' }).click();
    const card = portal.getByRole('article', { name: code });
    await expect(card.getByText('Used: 0 of 10 · Claimed: 0')).toBeVisible();

    await signUpByApi(page);
    await open(page, `/${seller.login}`);
    const ticket = page.getByRole('list', { name: 'Shop vouchers' }).getByRole('article').first();
    await ticket.getByRole('button', { name: 'Claim voucher: −25%' }).click();
    await expect(ticket.getByRole('link', { name: 'Use voucher: −25%' })).toBeVisible();
    const buy = await findPurchase(page);
    const seen = async () => {
      const { vouchers } = await call<VoucherPreview>(page, `checkout/preview?buy=${buy}&vouchers=${code}`);
      return vouchers.find((voucher) => voucher.code === code);
    };
    expect(await seen()).toMatchObject({ applies: true, label: '−25%' });

    await portal.reload();
    await expect(card.getByText('Used: 0 of 10 · Claimed: 1')).toBeVisible();
    await card.getByRole('button', { name: `End now: ${code}` }).click();
    await portal.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
    await expect(portal.getByText('Voucher ended', { exact: true })).toBeVisible();
    expect(await seen()).toMatchObject({ applies: false, reason: 'expired' });
    await portal.context().close();
  });

  test('the portal and the store each stand on their host, and a buyer has no shop there', async ({
    page,
    baseURL,
  }) => {
    const store = marketOrigin(baseURL, 'SG');
    const portal = store.replace('//', '//seller.');
    await page.goto(`${store}/seller/portal/`);
    expect(page.url()).toBe(`${portal}/seller/login?next=%2Fportal%2Forders`);
    await page.goto(`${portal}/cart`);
    expect(new URL(page.url()).origin).toBe(store);
    await open(page, `${portal}/portal/orders`);
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'This account has no shop here' })).toBeVisible();
  });
}
