import { createImpressions, defaultViewabilityRule } from '@pasar/tracking';
import type { ShownItem } from './describe-shown.ts';

/** A card says which item it shows as `shopid.itemid`, or which shop; a part of a page may name its placement. */
const itemSelector = '[data-item]';
const shopSelector = '[data-shop]';
const cardSelector = `${itemSelector},${shopSelector}`;
const placementSelector = '[data-placement]';

export type ShownShop = { readonly shopid: number; readonly location: number };

/** Cards of one placement: those of items, or those of shops. */
export type ShownCards = { readonly items: readonly ShownItem[] } | { readonly shops: readonly ShownShop[] };
export type SeenCards = ShownCards & { readonly placement: string };

const readCardId = (card: Element): string =>
  card.getAttribute('data-item') ?? `shop ${card.getAttribute('data-shop') ?? ''}`;

const readItemIds = (card: Element): [shopid: number, itemid: number] => {
  const [shopid = 0, itemid = 0] = (card.getAttribute('data-item') ?? '').split('.').map(Number);
  return [shopid, itemid];
};

/** A card that has left the page meanwhile still stands among those it left with. */
const findSection = (card: Element): ParentNode =>
  card.closest(placementSelector) ?? (card.getRootNode() as ParentNode & Node);

const findLocation = (card: Element, selector: string): number =>
  [...findSection(card).querySelectorAll(selector)].indexOf(card);

/** What a report says of a card: its item or shop, and its place among its like in its part of the page, from 0. */
export const describeCard = (card: Element): ShownCards => {
  const shop = card.getAttribute('data-shop');
  if (shop !== null) return { shops: [{ shopid: Number(shop), location: findLocation(card, shopSelector) }] };
  const [shopid, itemid] = readItemIds(card);
  return { items: [{ itemid, shopid, location: findLocation(card, itemSelector) }] };
};

const joinCards = (all: readonly ShownCards[]): ShownCards[] => {
  const items = all.flatMap((cards) => ('items' in cards ? cards.items : []));
  const shops = all.flatMap((cards) => ('shops' in cards ? cards.shops : []));
  return [...(items.length > 0 ? [{ items }] : []), ...(shops.length > 0 ? [{ shops }] : [])];
};

/** The placement that a card stands in: what its part of the page says, else what the page's are. */
export const findPlacement = (card: Element, defaultPlacement: string): string =>
  card.closest(placementSelector)?.getAttribute('data-placement') ?? defaultPlacement;

/** The card that someone pressed, if it was one. */
export const pressedCard = (target: EventTarget | null): Element | null =>
  target instanceof Element && target.closest('a[href]') ? target.closest(cardSelector) : null;

/** What of a card was pressed: a button, or the link that the card is. */
export const findClickArea = (target: EventTarget | null): string =>
  target instanceof Element && target.closest('button') ? 'button' : 'card';

export type CardObserver = {
  /** Another page is shown, whose cards stand in this placement unless they say otherwise. */
  readonly pageShown: (placement: string) => void;
};

/** Tells which cards were seen, each once a page and placement: half of a card for a second. One observer watches all. */
export const observeCards = (root: Document, onSeen: (seen: SeenCards) => void): CardObserver => {
  const impressions = createImpressions();
  const described = new Map<string, ShownCards>();
  const known = new WeakSet<Element>();
  let defaultPlacement = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const collect = (): void => {
    timer = undefined;
    const byPlacement = Map.groupBy(impressions.collect(Date.now()), ({ placement }) => placement);
    for (const [placement, seen] of byPlacement)
      for (const cards of joinCards(
        seen.map(({ id }) => described.get(`${placement} ${id}`) ?? { items: [] }),
      ))
        onSeen({ placement, ...cards });
    plan();
  };
  const plan = (): void => {
    const due = impressions.dueAt();
    if (due !== null) timer ??= setTimeout(collect, Math.max(due - Date.now(), 0));
  };

  const intersections = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const placement = findPlacement(target, defaultPlacement);
        const id = readCardId(target);
        const isNew = intersectionRatio >= defaultViewabilityRule.share && !described.has(`${placement} ${id}`);
        if (isNew) described.set(`${placement} ${id}`, describeCard(target));
        impressions.observe({ placement, id }, intersectionRatio, Date.now());
      }
      plan();
    },
    { threshold: defaultViewabilityRule.share },
  );
  const scan = (): void => {
    for (const card of root.querySelectorAll(cardSelector)) {
      if (known.has(card)) continue;
      known.add(card);
      intersections.observe(card);
    }
  };
  let isScanScheduled = false;
  // Lists grow as one scrolls; one look a frame finds all that came.
  new MutationObserver(() => {
    if (isScanScheduled) return;
    isScanScheduled = true;
    requestAnimationFrame(() => {
      isScanScheduled = false;
      scan();
    });
  }).observe(root.body, { childList: true, subtree: true });

  return {
    pageShown: (placement) => {
      defaultPlacement = placement;
      impressions.reset();
      described.clear();
      for (const card of root.querySelectorAll(cardSelector)) {
        intersections.unobserve(card);
        known.delete(card);
      }
      scan();
    },
  };
};
