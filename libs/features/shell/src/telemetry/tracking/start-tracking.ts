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
import type { TrackedVisitor } from './visitor.ts';

const reportsPath = '/__t__';
const eventsPath = '/api/v4/tracking/events';
const name = 'tracking';

/** Opens the tab's side of tracking; the tab that holds the lock also owns the visitor's queues. */
const openTab = (deps: TrackingDeps, ports: TrackingPorts): { tab: TrackingTab; visitor: TrackedVisitor } => {
  const { storage, lock, delivery } = ports;
  const { answer: gate, subscribe } = consentGate(deps);
  const visitor = createVisitor(deps, storage, gate);
  const createOwnerTrackers = () => {
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
  const tab = createTrackingTab({
    name,
    storage,
    lock,
    gate,
    createOwnerTrackers,
    tabId: crypto.randomUUID(),
  });
  const applyConsent = (): void => {
    visitor.applyConsent();
    void tab.tick(Date.now());
  };
  subscribe(applyConsent);
  return { tab, visitor };
};

/** Tracks the answer to the add-to-home-screen prompt, which dispatches it as a window event. @spec a2hs-tracking */
const trackInstallPrompt = ({ trackEvent }: PageTracker): void =>
  window.addEventListener('pasar:install-prompt', (answer) => {
    const { detail } = answer as CustomEvent<JsonObject>;
    const about = { target_type: 'add-to-home-screen', data: detail };
    trackEvent({ ...about, operation: trackingOperations.click }, Date.now());
  });

/**
 * Tracks page views, card impressions and clicks, additions to the cart and page exits, as far as consent allows.
 * Starts when the page is idle and replays what the page log recorded before.
 *
 * @spec tracking-report tracking-init page-exit
 */
export const startTracking = (deps: TrackingDeps, ports: TrackingPorts): void => {
  const { log, context } = deps;
  // Registered before the lock releases on page exit: without the lock a tab can only hand events to other tabs.
  ports.onPageExit({
    onHidden: () => {
      tab.sendBeacon();
      reporting.sendBeacon();
    },
    onExit: () => {
      pageTracker.trackExit(Date.now());
      tab.sendBeacon();
      reporting.sendBeacon();
    },
  });
  const { tab, visitor } = openTab(deps, ports);
  const pageTracker = createPageTracker(tab, visitor, deps);
  trackInstallPrompt(pageTracker);
  const reporting = startReporting(context, ports, () => pageTracker.page().route);
  let onChange = (): void => undefined;
  const cards = observeCards(document, (seen) => {
    pageTracker.trackCards(seen, 'impression', Date.now());
    onChange();
  });

  const handleNote = async (note: PageNote): Promise<void> => {
    if ('thrown' in note) reporting.reportThrown(note.thrown, note.at);
    else if ('warning' in note) reporting.reportCondition(note.warning.condition, note.warning.message);
    else if ('done' in note) pageTracker.trackChange(note.done, note.at);
    else if ('pressed' in note) {
      reporting.noteClick(note.at);
      pageTracker.trackClick(note.pressed, note.at);
    } else {
      await pageTracker.trackPageView(note.path, note.at);
      cards.pageShown(pageTracker.page().placement);
      reporting.measurePage(note.at);
    }
    onChange();
  };
  let last: Promise<unknown> = Promise.resolve();
  log.listen((note) => {
    last = last.then(() => handleNote(note)).catch(() => undefined);
  });
  const failed = (): void => reporting.reportCondition('sap-hook-load-failure');
  void waitForHook(window, failed).then((hook) => {
    const plan = createTickScheduler(tab);
    const placement = () => pageTracker.page().placement;
    const show = hook && context.environment !== 'live' ? showAreas(document, hook, placement) : undefined;
    onChange = () => {
      plan();
      show?.();
    };
    ports.onStored(`${name}:inbox:`, () => void tab.tick(Date.now()).finally(plan));
    void tab.tick(Date.now()).finally(onChange);
  });
  if (!reporting.isAccountValid(deps.store)) reporting.reportCondition('invalid-server-account-state');
};
