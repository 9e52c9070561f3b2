import { trackingOperations } from '@pasar/tracking';
import type { TrackingTab } from '@pasar/tracking';
import { areaOf, describeCard, placementOf, pressedCard } from './card-observer.ts';
import type { SeenCards, ShownCards } from './card-observer.ts';
import { describeView } from './describe-page.ts';
import { createDescribeItems, describeEvent } from './describe-shown.ts';
import { createFindAnswer } from './find-answer.ts';
import type { DoneRequest } from './page-log.ts';
import { nowhere, placeOf } from './place.ts';
import { trackedCalls } from './tracked-calls.data.ts';
import type { Watched } from './tracking-ports.ts';
import type { Visitor } from './visitor.ts';

const operationsOf = {
  impression: { items: trackingOperations.impression, shops: trackingOperations['shop-impression'] },
  click: { items: trackingOperations.click, shops: trackingOperations['shop-click'] },
} as const;

const withArea = (cards: ShownCards, click_area: string): ShownCards =>
  'items' in cards ? { items: cards.items.map((item) => ({ ...item, click_area })) } : cards;

/** Posts what happens on a page, with every field that the document lists. */
export const createTeller = (
  tab: Pick<TrackingTab, 'post'>,
  visitor: Visitor,
  { loader, store }: Pick<Watched, 'loader' | 'store'>,
) => {
  let place = nowhere;
  /** The first page was asked for when its document was. */
  let askedAt = performance.timeOrigin;
  const describeItems = createDescribeItems(createFindAnswer(store), visitor.eventContext().ab_test);

  const tellCards = (cards: SeenCards, kind: keyof typeof operationsOf, at: number): void => {
    const { placement } = cards;
    const { items, shops } = operationsOf[kind];
    const shown =
      'shops' in cards
        ? { operation: shops, shops: cards.shops }
        : { operation: items, items: describeItems(cards.items, placement, place) };
    tab.post({ at, report: { ...shown, placement } });
  };
  return {
    place: () => place,
    tellCards,
    tellEvent: (about: Parameters<typeof describeEvent>[1], at: number): void =>
      tab.post({ at, event: describeEvent(place, about) }),
    tellExit: (at: number): void =>
      tab.post({ at, exit: describeEvent(place, { operation: trackingOperations.view }) }),
    pressed: (target: EventTarget | null, at: number): void => {
      askedAt = at;
      const card = pressedCard(target);
      if (!card) return;
      const placement = placementOf(card, place.placement);
      tellCards({ placement, ...withArea(describeCard(card), areaOf(target)) }, 'click', at);
    },
    pageShown: async (path: string, at: number): Promise<void> => {
      const page = await loader.read(path);
      if (page.kind !== 'screen') return;
      place = placeOf(page.screen, path, askedAt);
      tab.post({ at, event: describeEvent(place, describeView(page)) });
    },
    changeDone: ({ path, body, data }: DoneRequest, at: number): void => {
      const tracked = Object.hasOwn(trackedCalls, path) ? trackedCalls[path] : undefined;
      const { userid } = visitor.reportContext();
      if (tracked) tab.post(tracked({ body, data }, { at, place, userid, describeItems }));
    },
  };
};

export type Teller = ReturnType<typeof createTeller>;
