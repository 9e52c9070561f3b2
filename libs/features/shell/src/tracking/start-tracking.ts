import {
  cardPlacementOf,
  createReporter,
  createTracker,
  createTrackingTab,
  listTypeOf,
  trackingOperations,
} from '@pasar/tracking';
import type { JsonObject, TrackingTab } from '@pasar/tracking';
import { startReporting } from '../reporting/start-reporting.ts';
import { describeCard, observeCards, placementOf, pressedCard } from './card-observer.ts';
import { consentGate } from './consent-gate.ts';
import { showAreas, waitForHook } from './debug-hook.ts';
import { keepTicking } from './keep-ticking.ts';
import type { PageNote } from './page-log.ts';
import { trackedCalls } from './tracked-calls.data.ts';
import type { TrackingPorts, Watched } from './tracking-ports.ts';
import { createVisitor } from './visitor.ts';

const reportsPath = '/__t__';
const eventsPath = '/api/v4/tracking/events';
const name = 'tracking';

/** The tab's part in tracking, with this visitor's queues when it owns them. */
const openTab = (watched: Watched, ports: TrackingPorts) => {
  const { storage, lock, delivery } = ports;
  const { answer: gate, subscribe } = consentGate(watched);
  const visitor = createVisitor(watched, storage, gate);
  const createOwned = () => {
    const tracker = createTracker({
      name,
      storage,
      gate,
      delivery: delivery(eventsPath),
      newSessionId: () => crypto.randomUUID(),
      context: visitor.eventContext,
    });
    const reporter = createReporter({
      name: `${name}-reports`,
      storage,
      gate,
      delivery: delivery(reportsPath),
      session: tracker.session,
      context: visitor.reportContext,
    });
    return { tracker, reporter };
  };
  const tab = createTrackingTab({ name, storage, lock, gate, createOwned, tabId: crypto.randomUUID() });
  const settle = (): void => {
    visitor.settle();
    void tab.tick(Date.now());
  };
  subscribe(settle);
  return tab;
};

const idsOf = (params: object): JsonObject =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

type Place = { route: string; placement: string; listType: number };

/** What is told of cards: those that stand where the page's own do are of its list. */
const inList = (items: readonly JsonObject[], placement: string, place: Place): JsonObject[] =>
  items.map((item) => (placement === place.placement ? { ...item, list_type: place.listType } : item));

/** Posts what the page's log says. */
const readLog = (tab: TrackingTab, place: Place, { loader }: Pick<Watched, 'loader'>) => ({
  pageShown: async (path: string, at: number): Promise<void> => {
    const page = await loader.read(path);
    if (page.kind !== 'screen') return;
    place.route = page.screen;
    place.placement = cardPlacementOf(page.screen);
    place.listType = listTypeOf(page.screen, path);
    const event = { page_type: page.screen, operation: trackingOperations.view, target_type: 'page' };
    tab.post({ at, event: { ...event, data: idsOf(page.input.params) } });
  },
  changeDone: ({ path, body }: { readonly path: string; readonly body?: unknown }, at: number): void => {
    const tracked = Object.hasOwn(trackedCalls, path) ? trackedCalls[path] : undefined;
    if (tracked) tab.post(tracked(body, { at, ...place }));
  },
});

/** Posts what was answered to the invitation to the home screen; its prompt tells the window. @spec a2hs-tracking */
const watchInvitation = (tab: TrackingTab, place: Place): void =>
  window.addEventListener('pasar:install-prompt', (answer) => {
    const { detail } = answer as CustomEvent<JsonObject>;
    const about = { page_type: place.route, target_type: 'add-to-home-screen', data: detail };
    tab.post({ at: Date.now(), event: { ...about, operation: trackingOperations.click } });
  });

/**
 * Tells what visitors see and do, as far as consent lets it: pages, cards seen and pressed, additions to the cart, leaving.
 * Starts when the page is idle, with what happened before.
 *
 * @spec tracking-report tracking-init page-exit
 */
export const startTracking = (watched: Watched, ports: TrackingPorts): void => {
  const { log, context } = watched;
  const place: Place = { route: '', placement: '', listType: 0 };
  // Before the lock hears that the page goes: who owns the queue no more can only leave things to others.
  ports.onPageExit({
    hidden: () => {
      tab.handOver();
      reporting.handOver();
    },
    left: () => {
      tab.post({ at: Date.now(), exit: { page_type: place.route, operation: trackingOperations.view } });
      tab.handOver();
      reporting.handOver();
    },
  });
  const tab = openTab(watched, ports);
  const reading = readLog(tab, place, watched);
  watchInvitation(tab, place);
  const reporting = startReporting(context, ports, () => place.route);
  let changed = (): void => undefined;
  const { impression, click } = trackingOperations;
  const cards = observeCards(document, ({ placement, items }) => {
    tab.post({
      at: Date.now(),
      report: { operation: impression, placement, items: inList(items, placement, place) },
    });
    changed();
  });
  const pressed = (target: EventTarget | null, at: number): void => {
    reporting.pressed(at);
    const card = pressedCard(target);
    if (!card) return;
    const placement = placementOf(card, place.placement);
    tab.post({ at, report: { operation: click, placement, items: [describeCard(card)] } });
  };

  const hear = async (note: PageNote): Promise<void> => {
    if ('thrown' in note) reporting.thrown(note.thrown, note.at);
    else if ('warning' in note) reporting.condition(note.warning.condition, note.warning.message);
    else if ('done' in note) reading.changeDone(note.done, note.at);
    else if ('pressed' in note) pressed(note.pressed, note.at);
    else {
      await reading.pageShown(note.path, note.at);
      cards.pageShown(place.placement);
      reporting.pageShown(note.at);
    }
    changed();
  };
  let last: Promise<unknown> = Promise.resolve();
  log.listen((note) => {
    last = last.then(() => hear(note)).catch(() => undefined);
  });
  const failed = (): void => reporting.condition('sap-hook-load-failure');
  void waitForHook(window, failed).then((hook) => {
    const plan = keepTicking(tab);
    const show =
      hook && context.environment !== 'live' ? showAreas(document, hook, () => place.placement) : undefined;
    changed = () => {
      plan();
      show?.();
    };
    ports.onStored(`${name}:inbox:`, () => void tab.tick(Date.now()).finally(plan));
    void tab.tick(Date.now()).finally(changed);
  });
  if (!reporting.isSound(watched.store)) reporting.condition('invalid-server-account-state');
};
