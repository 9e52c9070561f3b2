import { trackingOperations } from '@pasar/tracking';
import type { TrackingTab } from '@pasar/tracking';
import { findClickArea, describeDisplayedCard, findPlacement, pressedCard } from './card-observer.ts';
import type { ImpressedCards, DisplayedCards } from './card-observer.ts';
import { describeView } from './describe-view.ts';
import { createDescribeItems, describeEvent } from './describe-shown.ts';
import { createFindItemResponse } from './find-item-response.ts';
import type { CompletedRequest } from './page-log.ts';
import { noPage, describeTrackedPage } from './tracked-page.ts';
import { trackedCalls } from './tracked-calls.data.ts';
import type { TrackingDeps } from './tracking-ports.ts';
import type { TrackedVisitor } from './visitor.ts';

const operations = {
  impression: { items: trackingOperations.impression, shops: trackingOperations['shop-impression'] },
  click: { items: trackingOperations.click, shops: trackingOperations['shop-click'] },
} as const;

const withArea = (cards: DisplayedCards, click_area: string): DisplayedCards =>
  'items' in cards ? { items: cards.items.map((item) => ({ ...item, click_area })) } : cards;

/** Posts tracking events of a page, with every documented field. */
export const createPageTracker = (
  tab: Pick<TrackingTab, 'post'>,
  visitor: TrackedVisitor,
  { loader, store }: Pick<TrackingDeps, 'loader' | 'store'>,
) => {
  let page = noPage;
  /** The first page was requested with its document. */
  let requestedAt = performance.timeOrigin;
  const describeItems = createDescribeItems(createFindItemResponse(store), visitor.eventContext().ab_test);

  const trackCards = (cards: ImpressedCards, kind: keyof typeof operations, at: number): void => {
    const { placement } = cards;
    const { items, shops } = operations[kind];
    const shown =
      'shops' in cards
        ? { operation: shops, shops: cards.shops }
        : { operation: items, items: describeItems(cards.items, placement, page) };
    tab.post({ at, report: { ...shown, placement } });
  };
  return {
    page: () => page,
    trackCards,
    trackEvent: (about: Parameters<typeof describeEvent>[1], at: number): void =>
      tab.post({ at, event: describeEvent(page, about) }),
    trackExit: (at: number): void =>
      tab.post({ at, exit: describeEvent(page, { operation: trackingOperations.view }) }),
    trackClick: (target: EventTarget | null, at: number): void => {
      requestedAt = at;
      const card = pressedCard(target);
      if (!card) return;
      const placement = findPlacement(card, page.placement);
      trackCards({ placement, ...withArea(describeDisplayedCard(card), findClickArea(target)) }, 'click', at);
    },
    trackPageView: async (path: string, at: number): Promise<void> => {
      const shown = await loader.read(path);
      if (shown.kind !== 'screen') return;
      page = describeTrackedPage(shown.screen, path, requestedAt);
      const view = await describeView(shown);
      tab.post({ at, event: describeEvent(page, view) });
    },
    trackChange: ({ path, body, data }: CompletedRequest, at: number): void => {
      const tracked = Object.hasOwn(trackedCalls, path) ? trackedCalls[path] : undefined;
      const { userid } = visitor.reportContext();
      if (tracked) tab.post(tracked({ body, data }, { at, page, userid, describeItems }));
    },
  };
};

export type PageTracker = ReturnType<typeof createPageTracker>;
