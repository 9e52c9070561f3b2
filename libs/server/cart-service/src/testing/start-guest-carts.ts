import { dayMs } from '@pasar/durations';
import { createServer } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import { marketByCode } from '@pasar/markets';
import { mergeGuestCart } from '../merge-guest-cart.ts';
import { registerCartCalls } from '../register-cart-calls.ts';
import { createCartPorts } from './create-cart-ports.ts';
import { insertItem, insertShop } from './insert-rows.ts';

const cookieName = '__Host-guest_cart';
const tables = ['guest_cart', 'cart_line', 'saved_line'] as const;

export const item11 = { shopid: 1, itemid: 11 };
export const item12 = { shopid: 1, itemid: 12 };

/** What a browser stores: the token of its cart, and the member who is signed in. */
export type Browser = { cart?: string; session?: number };

/** Starts the cart's calls for guests and members on a database with four items, for specs. */
export async function startGuestCarts() {
  const store = await createTestDatabase();
  let now = dayMs;
  const limits = memoryRateWindows();
  let lastKey = '';
  const find = async (token: string) => ({ userid: Number(token), ...(token === '9001' && { shopid: 1 }) });
  const app = await createServer({
    sessions: { find },
    now: () => now,
    logLevel: 'silent',
    callsPerMinute: 1e6,
  });
  const hit: RateWindows['hit'] = (key, ...window) => limits.hit((lastKey = key), ...window);
  registerCartCalls(app, { ...createCartPorts(store), limits: { ...limits, hit } });
  await insertShop(store.db, 1);
  await insertItem(store.db, 11, { stock: 5 });
  await insertItem(store.db, 12, { models: { 121: { stock: 3 }, 122: { stock: 9 } } });
  await insertItem(store.db, 13, { stock: 0 });
  await insertItem(store.db, 14, { stock: 4 });

  /** Sends a call as a browser does, which keeps the cookie of its cart. */
  async function call(
    browser: Browser,
    path: string,
    body?: object,
    { address = '198.51.100.1', ...more }: Record<string, string> = {},
  ) {
    const cookies = [
      browser.cart !== undefined && `${cookieName}=${browser.cart}`,
      browser.session !== undefined && `__Host-session=${browser.session}`,
    ];
    const answer = await app.inject({
      url: `/api/v4/cart/${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        host: 'sg.localhost',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        cookie: cookies.filter(Boolean).join('; '),
        ...more,
      },
      ...(body && { payload: body }),
    });
    const set = answer.cookies.find(({ name }) => name === cookieName);
    if (set) browser.cart = set.value === '' ? '' : set.value;
    if (set?.value === '') delete browser.cart;
    return { ...answer.json(), set };
  }

  return {
    db: store.db,
    call,
    add: (browser: Browser, key: object, quantity = 1, more?: Record<string, string>) =>
      call(browser, 'add_to_cart', { ...key, quantity }, more),
    /** The lines of a browser's cart as text: item, model, quantity and problem. */
    listLines: async (browser: Browser) =>
      (await call(browser, 'get')).data.shops
        .flatMap(({ lines }: { lines: Record<string, unknown>[] }) => lines)
        .map(({ itemid, modelid = 0, quantity, problem = 'none' }: Record<string, unknown>) =>
          [itemid, modelid, quantity, problem].join(' '),
        )
        .toSorted(),
    /** The numbers of guests' carts, lines and saved lines. */
    countRows: async () => {
      const counts = [];
      for (const table of tables)
        counts.push((await store.db.selectFrom(table).selectAll().execute()).length);
      return counts;
    },
    /** Signs the browser in as a member, as every sign-in does. */
    signIn: async (browser: Browser, userid: number) => {
      const cookies = { guestCart: browser.cart, read: () => undefined, keepGuestCart: () => undefined };
      const forgetGuestCart = () => void delete browser.cart;
      const market = marketByCode('SG');
      await mergeGuestCart(
        { db: store.db },
        { market, now, cookies: { ...cookies, forgetGuestCart } },
        userid,
      );
      browser.session = userid;
    },
    readNow: () => now,
    advance: (ms: number) => void (now += ms),
    /** Counts more uses of the rate limit that the last call counted for. */
    useLastLimit: (uses: number, windowMs: number) =>
      Promise.all(Array.from({ length: uses }, () => limits.hit(lastKey, windowMs, now))),
    /** Empties all carts, and restores the time and the stock. */
    reset: async () => {
      now = dayMs;
      for (const table of tables) await store.db.deleteFrom(table).execute();
      await store.db.updateTable('item').set({ stock: 4 }).where('itemid', '=', 14).execute();
    },
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

export type GuestCarts = Awaited<ReturnType<typeof startGuestCarts>>;
