import { builtInManifest, cardSets, compileManifest, pickBadges } from '@pasar/badge-rules';
import type { BadgeName, CardSetName } from '@pasar/badge-rules';
import { toggleRows } from '@pasar/feature-toggles';
import type { MarketCode } from '@pasar/markets';
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseCards, findCard, readPages } from './find-cards.ts';
import type { Card } from './find-cards.ts';
import { open, sameOrigin, signUpByApi } from './shopping.ts';
import { marketOrigin, setEnglish } from './store.ts';

type Labels = Pick<Card, 'itemid' | 'welcome_package_info'>;

/** Badges on public search cards with their text, or a pattern if the shop chooses the text. */
const publicBadges: Readonly<Partial<Record<BadgeName, string | RegExp>>> = {
  PREFERRED: 'Preferred',
  OFFICIAL_SHOP: 'Official',
  SBS: 'Fulfilled by Pasar',
  PREFERRED_PLUS: 'Preferred+',
  S_MART: 'Supermarket',
  PREMIUM: 'Premium',
  FLASH_SALE: 'Flash sale',
  COD: 'Cash on delivery',
  WHOLESALE: 'Wholesale',
  CC_INSTALLMENT: 'Card instalments',
  NON_CC_INSTALLMENT: 'Cardless instalments',
  EXCLUSIVE_PRICE: 'Price only at Pasar',
  DEEP_DISCOUNT: 'Half price or less',
  FREE_GIFT: 'Free gift',
  DISCOUNT: /\d+%/,
  BUNDLE_DEAL: 'Any 2, save 10%',
  ADD_ON_DEAL: 'Add-on deal',
  VOUCHER: /off$/,
  COIN: /^Earn \d+ coins$/,
  GROUPBUY: 'Group buy',
  LOWEST_PRICE: 'Lowest price',
  FREE_SHIPPING: 'Free shipping',
  NEW_ARRIVAL: 'New',
  EXTRA_COMMISSION: 'Affiliate offer',
};

const toggles = toggleRows.filter((row) => row.default).map(({ name }) => name);

/** Returns the function that lists the badges which the rules let a card show. */
function badgesIn(market: MarketCode, path: string, cardSet: CardSetName = 'STANDARD') {
  const id = cardSets[cardSet];
  const manifest = compileManifest(builtInManifest(id) ?? { slots: {} }, { market, path, toggles }, id);
  return (card: Card): readonly BadgeName[] =>
    card.is_adult
      ? []
      : Object.values(pickBadges(manifest, card)).flatMap((badges) =>
          badges.map(({ name }) => name as BadgeName),
        );
}

/** Whether the rules let a card show a badge. */
function showsBadge(name: BadgeName, market: MarketCode, path: string, cardSet?: CardSetName) {
  const badgesOf = badgesIn(market, path, cardSet);
  return (card: Card) => badgesOf(card).includes(name);
}

const searchPath = (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`;
const everything = '/api/v4/search/search_items?sort_by=ctime';

/** Searches for an item by name; returns its card. */
async function openCard(page: Page, { name, shopid, itemid }: Card, origin = '') {
  await open(page, `${origin}${searchPath(name)}`);
  const card = page.getByRole('main').locator(`[data-item="${shopid}.${itemid}"]`).first();
  await card.scrollIntoViewIfNeeded();
  return card;
}

function publicJourneys(): void {
  test('every public badge shows on a card of the search', async ({ page }) => {
    const cards: Card[] = [];
    for await (const some of readPages(page.request, everything)) cards.push(...some);
    const names = Object.keys(publicBadges) as BadgeName[];
    for (const { card: item, badges } of chooseCards(cards, names, badgesIn('SG', '/search'))) {
      const card = await openCard(page, item);
      for (const name of badges)
        await expect
          .soft(
            card.getByText(publicBadges[name] ?? name, { exact: true }).first(),
            `${name} on “${item.name}”`,
          )
          .toBeAttached();
    }
  });

  for (const [name, market, text] of [
    ['MALL_FBS', 'PH', 'Mall, fulfilled by Pasar'],
    ['FLAGSHIP_SHOP', 'TW', 'Flagship'],
  ] as const) {
    test(`badge ${name} shows on a card of the search in ${market}`, async ({ page, context, baseURL }) => {
      const origin = marketOrigin(baseURL, market);
      await setEnglish(context, origin);
      await page.goto(origin);
      const calls = page.request;
      const headers = { host: new URL(origin).host };
      const isWanted = showsBadge(name, market, '/search');
      const path = `${baseURL ?? ''}${everything}`;
      const request = { get: (url: string) => calls.get(url, { headers }) } as APIRequestContext;
      const card = await openCard(page, await findCard(request, { path, isWanted }), origin);
      await expect(card.getByText(text, { exact: true })).toBeAttached();
    });
  }

  test('badge INSTALLMENTS shows on a card of the top products', async ({ page }) => {
    const isWanted = showsBadge('INSTALLMENTS', 'SG', '/top_products', 'TOP_PRODUCTS');
    const path = '/api/v4/list/items?list=top-products';
    const { shopid, itemid } = await findCard(page.request, { path, isWanted });
    await open(page, '/top_products');
    const card = page.getByRole('main').locator(`[data-item="${shopid}.${itemid}"]`);
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollBy(0, window.innerHeight));
          return card.getByText('Instalments', { exact: true }).count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
  });
}

async function follow(request: APIRequestContext, shopid: number): Promise<void> {
  const answer = await request.post('/api/v4/shop/follow', { data: { shopid }, headers: sameOrigin });
  expect(answer.status()).toBe(200);
}

/** Fetches the viewer's labels of some cards. */
async function fetchViewerLabels(
  request: APIRequestContext,
  cards: readonly Card[],
): Promise<readonly Labels[]> {
  const items = cards.map(({ shopid, itemid }) => `${shopid}.${itemid}`).join(',');
  const answer = await request.get(`/api/v4/item/viewer_labels?items=${items}`);
  return ((await answer.json()) as { data: { labels: Labels[] } }).data.labels;
}

function personalJourneys(): void {
  test('badges RELATIONSHIP and FRIEND_RELATIONSHIP show to followers only', async ({ page }) => {
    const isWanted = (card: Card) => !card.is_adult;
    const item = await findCard(page.request, { path: everything, isWanted });
    await expect((await openCard(page, item)).getByText('Bought here before')).toHaveCount(0);
    await signUpByApi(page.request);
    await follow(page.request, item.shopid);
    await expect((await openCard(page, item)).getByText('Bought here before')).toBeAttached();
    const path = `/api/v4/shop/liked_items?shopid=${item.shopid}`;
    const liked = await findCard(page.request, { path, isWanted });
    await expect((await openCard(page, liked)).getByText('A friend likes this')).toBeAttached();
  });

  test('badge WELCOME_PACKAGE shows to a new shopper', async ({ page }) => {
    await signUpByApi(page.request);
    const answer = await page.request.get(`${everything}&limit=30`);
    const { data } = (await answer.json()) as { data: { items: Card[] } };
    const labels = await fetchViewerLabels(page.request, data.items);
    const welcome = labels.find((label) => label.welcome_package_info);
    const item = data.items.find(({ itemid }) => itemid === welcome?.itemid);
    if (!item) throw new Error('No item of the first page is in the welcome package.');
    await expect((await openCard(page, item)).getByText('New customer gift')).toBeAttached();
  });
}

/** Finds for each badge an item of the seed, and checks its card in the browser. */
export function badgeJourneys(): void {
  publicJourneys();
  personalJourneys();
}
