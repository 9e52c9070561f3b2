import { createReporter, createTracker, createTrackingTab, trackingOperations } from '@pasar/tracking';
import type { JsonObject, TrackingTab } from '@pasar/tracking';
import { startReporting } from '../reporting/start-reporting.ts';
import { observeCards } from './card-observer.ts';
import { consentGate } from './consent-gate.ts';
import { createPageTracker } from './page-tracker.ts';
import type { PageTracker } from './page-tracker.ts';
import { showAreas, waitForHook } from './debug-hook.ts';
import { createTickScheduler } from './tick-scheduler.ts';
import type { PageNote } from './page-log.ts';
import type { TrackingPorts, TrackingDeps } from './tracking-ports.ts';
import { createVisitor } from './visitor.ts';
import type { Visitor } from './visitor.ts';

const reportsPath = '/__t__';
const eventsPath = '/api/v4/tracking/events';
const name = 'tracking';

/** The tab's part in tracking, with this visitor's queues when it owns them. */
const openTab = (deps: TrackingDeps, ports: TrackingPorts): { tab: TrackingTab; visitor: Visitor } => {
  const { storage, lock, delivery } = ports;
  const { answer: gate, subscribe } = consentGate(deps);
  const visitor = createVisitor(deps, storage, gate);
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
  return { tab, visitor };
};

/** Posts what was answered to the invitation to the home screen; its prompt tells the window. @spec a2hs-tracking */
const trackInstallPrompt = ({ trackEvent }: PageTracker): void =>
  window.addEventListener('pasar:install-prompt', (answer) => {
    const { detail } = answer as CustomEvent<JsonObject>;
    const about = { target_type: 'add-to-home-screen', data: detail };
    trackEvent({ ...about, operation: trackingOperations.click }, Date.now());
  });

/**
 * Tells what visitors see and do, as far as consent lets it: pages, cards seen and pressed, additions to the cart, leaving.
 * Starts when the page is idle, with what happened before.
 *
 * @spec tracking-report tracking-init page-exit
 */
export const startTracking = (deps: TrackingDeps, ports: TrackingPorts): void => {
  const { log, context } = deps;
  // Before the lock hears that the page goes: who owns the queue no more can only leave things to others.
  ports.onPageExit({
    hidden: () => {
      tab.sendBeacon();
      reporting.sendBeacon();
    },
    left: () => {
      pageTracker.trackExit(Date.now());
      tab.sendBeacon();
      reporting.sendBeacon();
    },
  });
  const { tab, visitor } = openTab(deps, ports);
  const pageTracker = createPageTracker(tab, visitor, deps);
  trackInstallPrompt(pageTracker);
  const reporting = startReporting(context, ports, () => pageTracker.place().route);
  let changed = (): void => undefined;
  const cards = observeCards(document, (seen) => {
    pageTracker.trackCards(seen, 'impression', Date.now());
    changed();
  });

  const handleNote = async (note: PageNote): Promise<void> => {
    if ('thrown' in note) reporting.thrown(note.thrown, note.at);
    else if ('warning' in note) reporting.condition(note.warning.condition, note.warning.message);
    else if ('done' in note) pageTracker.changeDone(note.done, note.at);
    else if ('pressed' in note) {
      reporting.pressed(note.at);
      pageTracker.pressed(note.pressed, note.at);
    } else {
      await pageTracker.pageShown(note.path, note.at);
      cards.pageShown(pageTracker.place().placement);
      reporting.pageShown(note.at);
    }
    changed();
  };
  let last: Promise<unknown> = Promise.resolve();
  log.listen((note) => {
    last = last.then(() => handleNote(note)).catch(() => undefined);
  });
  const failed = (): void => reporting.condition('sap-hook-load-failure');
  void waitForHook(window, failed).then((hook) => {
    const plan = createTickScheduler(tab);
    const placement = () => pageTracker.place().placement;
    const show = hook && context.environment !== 'live' ? showAreas(document, hook, placement) : undefined;
    changed = () => {
      plan();
      show?.();
    };
    ports.onStored(`${name}:inbox:`, () => void tab.tick(Date.now()).finally(plan));
    void tab.tick(Date.now()).finally(changed);
  });
  if (!reporting.isSound(deps.store)) reporting.condition('invalid-server-account-state');
};
