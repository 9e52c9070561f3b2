import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedShopProduct, ProductImport } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createImportFiles } from '../product-imports/import-files.ts';
import { runSellerImports } from '../product-imports/run-imports.ts';
import type { ImportRunDeps } from '../product-imports/run-imports.ts';
import { addCategory, addShop } from './insert-catalogue.ts';
import { serveCatalogue } from './serve-catalogue.ts';

export const now = 1_790_000_000_000;
/** The owners of shops 1 to 3, and a member without a shop. */
export const [seller, rival, filler, stranger] = [9001, 9002, 9003, 5] as const;

export const header = 'id,title,description,price,quantity,availability,product_type,image_link';
export const row = (id: string, title: string, price = '12.50 SGD', type = 'Baskets', picture = '') =>
  `${id},${title},Woven,${price},5,in stock,${type},${picture}`;
export const toFile = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'));

const path = (call: string) => `/api/v4/seller/import/${call}`;

/** A catalogue with three shops and no products, for the specs of imports; removes the imports after each test. */
export function setUpImportStore() {
  let store: TestDatabase;
  let server: Awaited<ReturnType<typeof serveCatalogue>>;
  let folder: string;
  let deps: ImportRunDeps;

  beforeAll(async () => {
    store = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'pasar-imports-'));
    await addCategory(store.db, 'SG', [1], 'Home');
    await addCategory(store.db, 'SG', [1, 11], 'Baskets');
    for (const shopid of [1, 2, 3]) await addShop(store.db, 'SG', shopid);
    const files = createImportFiles(join(folder, 'imports'));
    server = await serveCatalogue(store.db, now, files);
    let last = 5_000_000;
    deps = {
      ...{ db: store.db, files, ids: { next: () => (last += 1) }, picturesDir: join(folder, 'pictures') },
      ...{ now: () => now, monotonicNow: () => performance.now() },
      fetchPicture: () => Promise.resolve('private-address'),
    };
  });
  afterAll(async () => {
    await server.close();
    await store.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => store.db.deleteFrom('seller_import').execute());

  const start = (size: number, given: object = {}, user: number = seller) =>
    server.post<ProductImport>('SG', path('start'), user, {
      ...{ file_name: 'feed.csv', size, is_dry_run: false },
      ...given,
    });
  const append = (id: number, offset: number, piece: Buffer, user: number = seller) =>
    server.send<ProductImport>('SG', path(`append?import_id=${id}&offset=${offset}`), user, piece);
  const act = (call: 'confirm' | 'cancel', import_id: number, user: number = seller, language = 'en') =>
    server.post<ProductImport>('SG', path(call), user, { import_id }, language);
  const report = (import_id: number, user: number = seller) =>
    server.download('SG', path(`report?import_id=${import_id}`), user);
  const list = async (user: number = seller, language = 'en') =>
    (await server.get<{ imports: ProductImport[] }>('SG', path('list'), user, language)).data.imports;
  const products = async (user: number = seller) =>
    (
      await server.get<{ products: ListedShopProduct[] }>('SG', '/api/v4/seller/product/list', user)
    ).data.products.map(({ title, price_min, stock }) => [title, price_min.amount, stock]);

  /** Sends a file in one piece; returns the import's id. */
  async function send(file: Buffer, given: object = {}, user: number = seller): Promise<number> {
    const { data } = await start(file.length, given, user);
    expect((await append(data.import_id, 0, file, user)).data.state).toBe('waiting');
    return data.import_id;
  }
  /** Sends a file in one piece and imports it. */
  async function run(file: Buffer, given: object = {}, user: number = seller): Promise<ProductImport> {
    await send(file, given, user);
    await runSellerImports(deps);
    const [last] = await list(user);
    if (!last) throw new Error('Nothing was imported.');
    return last;
  }
  const getters = { db: () => store.db, folder: () => folder, deps: () => deps };
  return { ...getters, start, append, act, report, list, products, send, run };
}
