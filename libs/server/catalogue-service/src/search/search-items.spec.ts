import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchStore, ids } from '../testing/search-store.ts';

let store: Awaited<ReturnType<typeof createSearchStore>>;

beforeAll(async () => {
  store = await createSearchStore();
}, 120_000);
afterAll(() => store.close());

describe('words', () => {
  it.each([
    ['SG', 'running shoes', [1]],
    ['SG', 'RUNNING', [1]],
    ['SG', 'sho', [3, 1, 2]],
    ['SG', 'lumora', [1]],
    ['SG', '跑鞋', [1]],
    ['TH', 'รองเท้าวิ่ง', [11]],
    ['TH', 'กล้วย', [12]],
    ['TH', 'หวาน', [12]],
    ['TH', 'วิ่ง', [11]],
    ['TW', '耳機', [21]],
    ['TW', '耳', [21]],
    ['VN', 'giay chay', [31]],
    ['VN', 'Giày', [31]],
    ['SG', '📱', []],
    ['SG', 'gramophone', []],
    ['TH', 'running', []],
  ])('%s: %s finds %j', async (market, keyword, found) => {
    expect(ids(await store.search(market, { keyword }))).toEqual(found);
  });
});

describe('fuzzy matching', () => {
  it.each([
    ['SG', 'runing shoes', { corrected: 'running shoes', dropped: undefined, found: [1] }],
    ['SG', 'hsoe', { corrected: 'shoe', dropped: undefined, found: [3, 1, 2] }],
    ['SG', 'khoe', { corrected: undefined, dropped: undefined, found: [] }],
    ['SG', 'gramophone shoes', { corrected: undefined, dropped: ['gramophone'], found: [1, 2, 3] }],
    ['SG', 'running teapot', { corrected: undefined, dropped: ['running'], found: [4] }],
    [
      'SG',
      'running shoes gramophone aa bb cc dd ee ff gg',
      { corrected: undefined, dropped: ['gramophone', 'aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'], found: [1] },
    ],
    ['BR', 'tenis de corida', { corrected: 'tenis de corrida', dropped: undefined, found: [41] }],
  ])('%s: %s', async (market, keyword, { corrected, dropped, found }) => {
    const answer = await store.search(market, { keyword });
    expect({ corrected: answer.corrected, dropped: answer.dropped, found: ids(answer) }).toEqual({
      corrected,
      dropped,
      found,
    });
  });

  it('corrects nothing if correction is off', async () => {
    const answer = await store.search('SG', { keyword: 'runing shoes', no_correction: 'true' });
    expect([answer.corrected, answer.dropped, ids(answer)]).toEqual([undefined, ['runing'], [1, 2, 3]]);
  });
});

it('pages through every item once, in any order', async () => {
  for (const sort_by of ['relevancy', 'ctime', 'pop', 'price', 'sales', 'discount']) {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await store.search('SG', { sort_by, limit: '1', ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(4);
      seen.push(...ids(page));
      cursor = page.next;
    } while (cursor);
    expect(seen.toSorted()).toEqual([1, 2, 3, 4]);
  }
});
