import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItem, insert, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { createSearchStore } from '../testing/search-store.ts';
import { foldText } from './fold-text.ts';

let store: Awaited<ReturnType<typeof createSearchStore>>;

beforeAll(async () => {
  store = await createSearchStore();
}, 120_000);
afterAll(() => store.close());

describe('suggestions', () => {
  it.each([
    ['', ['café cups', 'running shoes']],
    ['run', ['running shoes', 'Running shoes']],
    ['sho', ['running shoes', 'Shoe brush', 'Running shoes', 'Walking shoes', 'Shoes', 'Shop 1', 'Shop 2']],
    ['CAFÉ', ['café cups']],
    ['👟', ['running shoes', 'Running shoes']],
    ['walk', ['walking', 'Walking shoes']],
    ['walking br', []],
    ['runnimg', ['running shoes', 'Running shoes']],
    ['100%_', []],
  ])('for %j', async (keyword, texts) => {
    const suggestions = await store.suggest('SG', keyword);
    expect(suggestions.map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['a typo in a script without spaces', 'รองเถ้าวิ่ง', ['รองเท้าวิ่ง', 'รองเท้าวิ่ง รุ่นใหม่']],
    ['no typo', 'รองเท้า', ['รองเท้าวิ่ง รุ่นใหม่']],
    ['another word', 'โทรศัพท์', []],
  ])('corrects %s like the results', async (_, keyword, texts) => {
    const suggestions = await store.suggest('TH', keyword);
    expect(suggestions.map(({ text }) => text)).toEqual(texts);
  });

  it('corrects a typo, but no name of an emoji', async () => {
    await insert(store.db, 'search_phrase', {
      ...{ market: 'SG', phrase: 'cameo brooch', folded: 'cameo brooch', weight: 9 },
    });
    await addItem(store.db, 'SG', 61, { name: 'Cameo brooch' });
    await refreshCatalogues(store.db, 'SG');
    const [typed, named] = [await store.suggest('SG', 'camel'), await store.suggest('SG', '🐪')];
    expect(typed.map(({ text }) => text)).toContain('cameo brooch');
    expect(named).toEqual([]);
  });

  it('suggests products for an ideograph', async () => {
    const suggestions = await store.suggest('TW', '藍');
    expect(suggestions.map(({ text }) => text)).toContain('藍芽耳罩式耳機');
  });

  it('suggests searches with the text as a word before those that begin with it', async () => {
    for (const [phrase, weight] of [
      ['cafeteria trays', 900],
      ['wide café cups', 90],
    ] as const)
      await insert(store.db, 'search_phrase', { market: 'SG', phrase, folded: foldText(phrase), weight });
    const suggestions = await store.suggest('SG', 'cafe');
    expect(suggestions.map(({ text }) => text)).toEqual(['café cups', 'wide café cups', 'cafeteria trays']);
  });

  it('suggests what has the accents as typed before what has others', async () => {
    for (const [phrase, weight] of [
      ['dao cạo', 900],
      ['giày cao', 90],
      ['thú bông cáo', 9],
    ] as const)
      await insert(store.db, 'search_phrase', { market: 'VN', phrase, folded: foldText(phrase), weight });
    for (const [itemid, name] of [
      [32, 'Dao cạo'],
      [33, 'Giày cao'],
      [34, 'Thú bông cáo'],
    ] as const)
      await addItem(store.db, 'VN', itemid, { name, popularity: 900 - itemid });
    await refreshCatalogues(store.db, 'VN');
    const suggestions = await store.suggest('VN', 'cáo');
    const textsOf = (kind: string) =>
      suggestions.filter((each) => each.kind === kind).map(({ text }) => text);
    expect(textsOf('keyword')).toEqual(['thú bông cáo', 'dao cạo', 'giày cao']);
    expect(textsOf('product')[0]).toBe('Thú bông cáo');
  });

  it('shows a product like a card, and its category', async () => {
    const suggestions = await store.suggest('SG', 'brush');
    expect(suggestions.find(({ kind }) => kind === 'product')).toEqual({
      kind: 'product',
      text: 'Shoe brush',
      link: '/Shoe-brush-i.1.3',
      picture: { id: 'spec', width: 640, height: 480 },
      price: { amount: 500, currency: 'SGD' },
      category: 'Trainers',
    });
  });
});
