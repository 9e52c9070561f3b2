import { createImpressions, defaultViewabilityRule } from '@pasar/tracking';
import type { DisplayedItem } from './describe-shown.ts';

/** Cards carry `data-item="shopid.itemid"` or `data-shop`; a section of the page may carry `data-placement`. */
const itemSelector = '[data-item]';
const shopSelector = '[data-shop]';
const cardSelector = `${itemSelector},${shopSelector}`;
const placementSelector = '[data-placement]';

export type DisplayedShop = { readonly shopid: number; readonly location: number };

/** Item cards or shop cards of one placement. */
export type DisplayedCards =
  { readonly items: readonly DisplayedItem[] } | { readonly shops: readonly DisplayedShop[] };
export type ImpressedCards = DisplayedCards & { readonly placement: string };

const readCardId = (card: Element): string =>
  card.getAttribute('data-item') ?? `shop ${card.getAttribute('data-shop') ?? ''}`;

const readItemIds = (card: Element): [shopid: number, itemid: number] => {
  const [shopid = 0, itemid = 0] = (card.getAttribute('data-item') ?? '').split('.').map(Number);
  return [shopid, itemid];
};

/** A card that was removed from the document is still counted among the nodes it was removed with. */
const findSection = (card: Element): ParentNode =>
  card.closest(placementSelector) ?? (card.getRootNode() as ParentNode & Node);

const findLocation = (card: Element, selector: string): number =>
  [...findSection(card).querySelectorAll(selector)].indexOf(card);

/** The item or shop of a card, and its index among the cards of its kind in its section, from 0. */
export const describeDisplayedCard = (card: Element): DisplayedCards => {
  const shop = card.getAttribute('data-shop');
  if (shop !== null) return { shops: [{ shopid: Number(shop), location: findLocation(card, shopSelector) }] };
  const [shopid, itemid] = readItemIds(card);
  return { items: [{ itemid, shopid, location: findLocation(card, itemSelector) }] };
};

const joinCards = (all: readonly DisplayedCards[]): DisplayedCards[] => {
  const items = all.flatMap((cards) => ('items' in cards ? cards.items : []));
  const shops = all.flatMap((cards) => ('shops' in cards ? cards.shops : []));
  return [...(items.length > 0 ? [{ items }] : []), ...(shops.length > 0 ? [{ shops }] : [])];
};

/** The placement of a card: that of its section, else the page's. */
export const findPlacement = (card: Element, defaultPlacement: string): string =>
  card.closest(placementSelector)?.getAttribute('data-placement') ?? defaultPlacement;

/** The card that was clicked, if the target is inside one. */
export const pressedCard = (target: EventTarget | null): Element | null =>
  target instanceof Element && target.closest('a[href]') ? target.closest(cardSelector) : null;

/** The clicked area of a card: a button, or the card itself. */
export const findClickArea = (target: EventTarget | null): string =>
  target instanceof Element && target.closest('button') ? 'button' : 'card';

export type CardObserver = {
  /** Starts a new page with this default placement. */
  readonly pageShown: (placement: string) => void;
};

/** Reports card impressions, once per page and placement: half of a card visible for one second. One observer watches all cards. */
export const observeCards = (root: Document, onSeen: (seen: ImpressedCards) => void): CardObserver => {
  const impressions = createImpressions();
  const described = new Map<string, DisplayedCards>();
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
        const isNew =
          intersectionRatio >= defaultViewabilityRule.share && !described.has(`${placement} ${id}`);
        if (isNew) described.set(`${placement} ${id}`, describeDisplayedCard(target));
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
  // Lists grow while scrolling; one scan per animation frame finds all new cards.
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
