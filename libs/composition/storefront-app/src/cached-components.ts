import { Icon } from '@pasar/design-system';
import { HomeSectionView, SectionPlaceholders } from '@pasar/home-screens/server';
import { ItemCard, ItemGrid, useCardKey, useCardContextKey, useQuickAdd } from '@pasar/item-card';
import { InfiniteItems, useLikeActions } from '@pasar/item-list';
import { Footer, TabBar } from '@pasar/layout';
import { CardCarousel } from '@pasar/page-sections';
import { Details, ShopCard } from '@pasar/product-screens/server';
import { cachedComponent } from '@pasar/shell/server';
import type { CachedComponent } from '@pasar/shell/server';

/** Sections whose markup depends on nothing but their data: no countdown, no preloaded picture. */
const timelessSections: readonly string[] = ['categories', 'mall', 'top-products', 'supermarket'];

/**
 * The components whose markup the server caches. A key contains everything that a component reads: its props, contexts, and what
 * its children read. Market, language, platform, client and toggles are part of every key. No key contains personal data: then it
 * is undefined.
 */
export const cachedComponents: readonly CachedComponent[] = [
  cachedComponent(Icon, ({ name, size, label, className }) => ({
    slot: [name, size, label, className].join(' '),
    inputs: [],
  })),
  cachedComponent(ItemCard, useCardKey),
  // Skeletons only.
  cachedComponent(ItemGrid, ({ children, loading, cardSet, label }) =>
    children === undefined ? { slot: [loading, cardSet, label].join(' '), inputs: [] } : undefined,
  ),
  cachedComponent(InfiniteItems, function useListKey({ foot, priorityCount, items, onMore: _, ...look }) {
    const place = useCardContextKey(look.cardSet ?? 'STANDARD');
    const [likes, quickAdd] = [useLikeActions(), useQuickAdd()];
    const [first] = items;
    return first && !foot && !priorityCount && !likes
      ? {
          slot: [first.shopid, first.itemid, items.length, look.cardSet, quickAdd !== undefined].join(' '),
          inputs: [look, place, items],
        }
      : undefined;
  }),
  cachedComponent(CardCarousel, function useCarouselKey({ aside, items, ...look }) {
    const place = useCardContextKey(look.cardSet ?? 'LITE_STANDARD');
    const quickAdd = useQuickAdd();
    return aside === undefined
      ? {
          slot: `${look.placement} ${items[0]?.itemid} ${quickAdd !== undefined}`,
          inputs: [look, place, items],
        }
      : undefined;
  }),
  cachedComponent(HomeSectionView, function useSectionKey({ section }) {
    const place = useCardContextKey('LITE_STANDARD');
    const quickAdd = useQuickAdd();
    return timelessSections.includes(section.kind)
      ? { slot: `${section.kind} ${quickAdd !== undefined}`, inputs: [place, section] }
      : undefined;
  }),
  cachedComponent(SectionPlaceholders, ({ kinds }) => ({ slot: kinds.join(' '), inputs: [] })),
  cachedComponent(TabBar, ({ tabs, current, cartCount = 0 }) =>
    cartCount === 0 ? { slot: String(current), inputs: [tabs] } : undefined,
  ),
  cachedComponent(Footer, ({ columns, markets, year }) => ({ slot: '', inputs: [columns, markets, year] })),
  cachedComponent(Details, ({ item }) => ({ slot: `${item.shopid} ${item.itemid}`, inputs: [item] })),
  cachedComponent(ShopCard, ({ shop, itemid }) => ({ slot: String(itemid), inputs: [shop] })),
];
