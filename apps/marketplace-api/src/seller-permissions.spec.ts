import { shopRoleAllows, shopRoles } from '@pasar/account';
import type { ShopPermission, ShopRole } from '@pasar/account';
import * as accountPaths from '@pasar/account-contract/paths';
import { createSessions } from '@pasar/account-service';
import { insertShop, insertShopper } from '@pasar/cart-service/testing';
import * as cataloguePaths from '@pasar/catalogue-contract/paths';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { getServerState } from '@pasar/http-server';
import * as orderPaths from '@pasar/order-contract/paths';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarketplace } from './create-marketplace.ts';

const now = Date.UTC(2026, 10, 22, 9);
const shopid = 5;
const root = '/api/v4/seller/';
/** Files, which the contract's calls cannot carry. */
const files: Readonly<Record<string, ShopPermission>> = {
  [cataloguePaths.productImportReportPath]: 'imports',
  [orderPaths.incomeStatementPath]: 'income',
  [orderPaths.shippingLabelPath]: 'orders-read',
};

/** Called by members who have no shop yet, and so no role; see `open-shop.spec.ts`. */
const pathsWithoutRole: readonly string[] = [cataloguePaths.openShopPath];

const roles = Object.keys(shopRoles) as ShopRole[];
let store: TestDatabase;
let app: FastifyInstance;
const tokens = new Map<ShopRole | 'stranger', string>();

beforeAll(async () => {
  store = await createTestDatabase();
  const { db } = store;
  app = await createMarketplace({
    ...{ db, now: () => now, ids: createIds({ now: () => now, worker: 0 }) },
    ...{
      picturesDir: '/nowhere',
      importsDir: '/nowhere',
      logLevel: 'silent',
      mode: 'demo',
      answers: 'checked',
    },
    toggles: { environment: 'live', file: undefined },
  });
  await insertShop(db, shopid, { userid: 100 });
  const sessions = createSessions(db);
  for (const [at, role] of [...roles, 'stranger' as const].entries()) {
    const userid = 100 + at;
    await insertShopper(db, userid);
    tokens.set(role, (await sessions.start(userid, now)).token);
    if (role !== 'owner' && role !== 'stranger')
      await db
        .insertInto('shop_member')
        .values({ market: 'SG', shopid, userid, role, added_at: now })
        .execute();
  }
});
afterAll(async () => {
  await app.close();
  await store.close();
});

/** Sends input that every call rejects, so that no attempt changes anything. */
async function attempt(who: ShopRole | 'stranger', method: 'GET' | 'POST', path: string): Promise<number> {
  const answer = await app.inject({
    ...{ method, url: `${path}?unknown=1` },
    headers: {
      ...{
        host: 'sg.localhost',
        'sec-fetch-site': 'same-origin',
        cookie: `__Host-session=${tokens.get(who)}`,
      },
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { payload: JSON.stringify({ unknown: 1 }) }),
  });
  return answer.json<{ error: number }>().error;
}

/** Every address of the sellers' part of the API, with the permission that it requires. */
const listSellerCalls = () => [
  ...getServerState(app)
    .calls.filter(({ path }) => path.startsWith(root) && !pathsWithoutRole.includes(path))
    .map(({ method, path, auth, shopPermission }) => ({ method, path, auth, permission: shopPermission })),
  ...Object.entries(files).map(([path, permission]) => ({
    ...{ method: 'GET' as const, path, auth: 'session' as const, permission },
  })),
];

it('requires a permission in every seller call', () => {
  const unprotected = listSellerCalls().filter(({ auth, permission }) => auth !== 'session' || !permission);
  expect(unprotected).toEqual([]);
});

it('knows every seller address of the contracts', () => {
  const paths = [accountPaths, cataloguePaths, orderPaths].flatMap((each) => Object.values(each));
  const inContracts = paths.filter((path) => path.startsWith(root) && !pathsWithoutRole.includes(path));
  expect(
    listSellerCalls()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(inContracts.sort());
});

it.each(roles)(
  'lets the role %s through to the calls of its permissions, and refuses the others',
  async (role) => {
    const wrong: string[] = [];
    for (const { method, path, permission } of listSellerCalls()) {
      const isRefused = (await attempt(role, method, path)) === errorCodes.SHOP_ROLE_REFUSED;
      if (!permission || isRefused === shopRoleAllows(role, permission)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  },
);

it('answers a member without a shop that there is none', async () => {
  const answers = new Set<number>();
  for (const { method, path } of listSellerCalls()) answers.add(await attempt('stranger', method, path));
  expect([...answers]).toEqual([errorCodes.NOT_FOUND]);
});

it('refuses a member from the request after a removal', async () => {
  const path = orderPaths.getOwnShopPath;
  expect(await attempt('finance', 'GET', path)).toBe(errorCodes.PARAM);
  await store.db.deleteFrom('shop_member').where('role', '=', 'finance').execute();
  expect(await attempt('finance', 'GET', path)).toBe(errorCodes.NOT_FOUND);
});
