import { unsupportedFields } from '@pasar/search-params';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insert } from '../testing/insert-catalogue.ts';
import { createSearchStore, ids, now } from '../testing/search-store.ts';
import { refreshListedSales } from './refresh-listed-sales.ts';

let store: Awaited<ReturnType<typeof createSearchStore>>;

beforeAll(async () => {
  store = await createSearchStore();
}, 120_000);
afterAll(() => store.close());

const running = { market: 'SG', shopid: 1, starts_at: now - 5, ends_at: now + 5 };

/** @spec search-sort-mapping search-sort-sales-distance sort-default */
describe('sorting', () => {
  it.each([
    [{ sort_by: 'price' }, [3, 4, 2, 1]],
    [{ sort_by: 'price', order: 'desc' }, [1, 2, 4, 3]],
    [{ sort_by: 'ctime' }, [4, 3, 2, 1]],
    [{ sort_by: 'ctime', order: 'asc' }, [4, 3, 2, 1]],
    [{ sort_by: 'sales' }, [2, 1, 4, 3]],
    [{ sort_by: 'sales', order: 'asc' }, [2, 1, 4, 3]],
    [{ sort_by: 'pop' }, [3, 1, 2, 4]],
    [{ sort_by: 'pop', order: 'asc' }, [3, 1, 2, 4]],
    [{ sort_by: 'relevancy', order: 'asc' }, [3, 1, 2, 4]],
    [{ sort_by: 'discount', order: 'desc' }, [2, 4, 3, 1]],
    [{ sort_by: 'discount', order: 'asc' }, [1, 3, 4, 2]],
  ])('%j', async (query, found) => {
    expect(ids(await store.search('SG', query))).toEqual(found);
  });

  it('treats `pop` as relevance: a match in the name outranks sales', async () => {
    expect(ids(await store.search('BR', { keyword: 'caneca', sort_by: 'pop' }))).toEqual([45, 46]);
  });
});

describe('filters', () => {
  it.each([
    [{ category: '1' }, [3, 2, 1]],
    [{ category: '2' }, [4]],
    [{ shop: '2' }, [4]],
    [{ official: 'true' }, [4]],
    [{ in_stock: 'true' }, [3, 2, 1]],
    [{ with_discount: 'true' }, [2]],
    [{ flash_sale: 'true' }, [2]],
    [{ rating: '4' }, [3]],
    [{ rating: '5' }, []],
    [{ min_price: '2000', max_price: '3000' }, [4, 2]],
    [{ locations: 'Jurong' }, [4]],
    [{ brands: 'Lumora,Norvind' }, [2, 1]],
  ])('%j', async (query, found) => {
    expect(ids(await store.search('SG', { ...query, sort_by: 'ctime' }))).toEqual(found);
  });

  it('use the price of a sale while it runs and has stock', async () => {
    const { db } = store;
    const sale = { ...running, itemid: 1, stock: 2, sold: 0, price: 1500 };
    await insert(db, 'flash_sale', sale);
    const cheap = async () => ids(await store.search('SG', { max_price: '1999', sort_by: 'price' }));
    const reduced = async () =>
      ids(await store.search('SG', { with_discount: 'true', sort_by: 'discount', order: 'desc' }));
    await refreshListedSales(db, now);
    expect([await cheap(), await reduced()]).toEqual([
      [3, 1],
      [1, 2],
    ]);
    expect(
      (await store.search('SG', { max_price: '1999' })).items.find(({ itemid }) => itemid === 1),
    ).toMatchObject({
      price: { amount: 1500 },
      raw_discount: 70,
    });
    await db.updateTable('flash_sale').set({ sold: 2 }).where('price', '=', 1500).execute();
    await refreshListedSales(db, now);
    expect([await cheap(), await reduced()]).toEqual([[3], [2]]);
    await db.updateTable('flash_sale').set({ sold: 0 }).where('price', '=', 1500).execute();
    await refreshListedSales(db, now);
    await refreshListedSales(db, running.ends_at);
    expect(await cheap()).toEqual([3]);
    await db.deleteFrom('flash_sale').where('price', '=', 1500).execute();
  });

  it.each(['limit=0', 'limit=61', 'sort_by=colour', 'min_price=-1', 'cursor=x', 'colour=red', 'category=0'])(
    'rejects %s',
    async (query) => {
      const { status, error } = await store.get('SG', `/api/v4/search/search_items?${query}`);
      expect([status, error]).toEqual([400, 1]);
    },
  );

  // Brands have names there.
  const refused = unsupportedFields.filter((name) => name !== 'brands');
  it.each(refused)('rejects %s by name', async (name) => {
    const { status, detail } = await store.get('SG', `/api/v4/search/search_items?${name}=1`);
    expect([status, detail]).toEqual([400, `${name}: is not a field of this call`]);
  });
});

it('counts each filter as if nothing were selected in it', async () => {
  const { facets, total } = await store.search('SG', { brands: 'Lumora' });
  expect(total).toBe(1);
  expect(facets).toEqual({
    categories: [{ value: '1', label: 'Shoes', count: 1 }],
    locations: [{ value: 'Bedok', label: 'Bedok', count: 1 }],
    brands: [
      { value: 'Lumora', label: 'Lumora', count: 1 },
      { value: 'Norvind', label: 'Norvind', count: 1 },
    ],
    ratings: [],
    shipping_options: [
      { value: '1', label: '1', count: 1 },
      { value: '2', label: '2', count: 1 },
    ],
    flags: [
      { value: 'in_stock', label: 'in_stock', count: 1 },
      { value: 'new_item', label: 'new_item', count: 1 },
    ],
  });
});
