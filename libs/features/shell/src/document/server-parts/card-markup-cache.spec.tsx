import { CardMarkupProvider, ItemCard, itemCardExamples } from '@pasar/item-card';
import type { ItemCardData, ItemCardProps } from '@pasar/item-card';
import { FormatProvider } from '@pasar/design-system';
import { createLocaleFormat, withFormatCache } from '@pasar/locale-format';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCardMarkupCache } from './card-markup-cache.ts';
import type { CardMarkupCache, PageCards } from './card-markup-cache.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: {} });
const format = createLocaleFormat('en-SG', 'Asia/Singapore');
const items = Object.values(itemCardExamples);

const render = (
  cards: PageCards | undefined,
  shown: readonly ItemCardData[],
  more: Partial<ItemCardProps> = {},
) =>
  renderToString(
    <CardMarkupProvider value={cards}>
      <I18nextProvider i18n={i18n}>
        <FormatProvider value={cards ? withFormatCache(format, cards.written) : format}>
          <StaticRouter location="/">
            {shown.map((item, at) => (
              <ItemCard key={at} item={item} to={`/${at}`} veilAdult {...more} />
            ))}
          </StaticRouter>
        </FormatProvider>
      </I18nextProvider>
    </CardMarkupProvider>,
  );

/** Renders a page of these cards through the cache. */
function show(
  cache: CardMarkupCache,
  shown: readonly ItemCardData[],
  more: Partial<ItemCardProps> = {},
  isShared = true,
) {
  const cards = cache.open('en SG');
  const html = cards.finish(render(cards, shown, more), isShared);
  return { html, written: [...cards.written].toSorted() };
}

/** Counts the cards that come from the cache. */
function countKnown(
  cache: CardMarkupCache,
  shown: readonly ItemCardData[],
  more: Partial<ItemCardProps> = {},
): number {
  const marks = render(cache.open('en SG'), shown, more).match(/data-card=/g) ?? [];
  return shown.length - marks.length;
}

it('renders every card as without a cache, on a miss and on a hit', () => {
  const cache = createCardMarkupCache(1e6);
  const first = show(cache, items);
  expect(first.html).toBe(render(undefined, items));
  expect(countKnown(cache, items)).toBe(items.length);
  expect(show(cache, items)).toEqual(first);
});

it.each<[string, Partial<ItemCardProps>]>([
  ['liked', { liked: true, onLike: () => undefined }],
  ['with a heart', { onLike: () => undefined }],
  ['of another card set', { cardSet: 'LITE_STANDARD' }],
  ['under another heading', { headingLevel: 'h2' }],
  ['for adults', { veilAdult: false }],
])('does not confuse a card %s with another', (_, more) => {
  const cache = createCardMarkupCache(1e6);
  show(cache, items);
  expect(countKnown(cache, items, more)).toBe(0);
  expect(show(cache, items, more).html).toBe(render(undefined, items, more));
});

it('misses when the item has changed', () => {
  const cache = createCardMarkupCache(1e6);
  show(cache, items);
  const changed = items.map((item) => ({ ...item, name: `${item.name} & more` }));
  expect(show(cache, changed).html).toBe(render(undefined, changed));
});

it('keeps scopes apart', () => {
  const cache = createCardMarkupCache(1e6);
  show(cache, items);
  expect(render(cache.open('th TH'), items)).toContain('data-card');
});

it.each<[string, Partial<ItemCardProps>]>([
  ['whose picture is preloaded', { priority: true }],
  ['with a control of the caller', { action: <b>remove</b> }],
])('does not cache a card %s', (_, more) => {
  const cache = createCardMarkupCache(1e6);
  show(cache, items, more);
  expect(show(cache, items, more).html).toBe(render(undefined, items, more));
  expect(countKnown(cache, items)).toBe(0);
});

it('caches nothing of a page that is not shared', () => {
  const cache = createCardMarkupCache(1e6);
  expect(show(cache, items, {}, false).html).toBe(render(undefined, items));
  expect(countKnown(cache, items)).toBe(0);
});

it('evicts the least recently used cards', () => {
  const [first, second, third] = items as [ItemCardData, ItemCardData, ItemCardData];
  const size = createSize([first, second]);
  const cache = createCardMarkupCache(size);
  show(cache, [first, second]);
  show(cache, [first]);
  show(cache, [third]);
  expect([countKnown(cache, [second]), countKnown(cache, [third])]).toEqual([0, 1]);
});

/** A cache size for about these cards with their keys. */
const createSize = (shown: readonly ItemCardData[]): number => 2 * render(undefined, shown).length;
