import { isObject, parseJson } from '@pasar/json';
import { createInbox } from './inbox.ts';
import { isWhole } from './json.ts';
import type { ReportInput, Reporter } from './reporter.ts';
import type { Tracker } from './tracker.ts';
import type { TrackingInfo } from './tracking-event.ts';
import type { GateDecision, TrackingLock, TrackingStorage } from './tracking-ports.ts';

/** A message to the queue's owner: an event, a report, or a page exit. */
export type TrackingMessage = { readonly at: number } & (
  | { readonly event: TrackingInfo }
  | { readonly report: ReportInput }
  | { readonly exit: Omit<TrackingInfo, 'tracker_id'> }
);

/** Tracker and reporter of the tab that owns the queue; created each time a tab becomes the owner. */
export type OwnerTrackers = {
  readonly tracker: Tracker;
  readonly reporter: Reporter;
};

export type TrackingTabConfig = {
  readonly name: string;
  readonly storage: TrackingStorage;
  readonly tabId: string;
  readonly lock: TrackingLock;
  readonly gate: () => GateDecision;
  readonly createOwnerTrackers: () => OwnerTrackers;
  /** Maximum messages that a tab holds in memory. */
  readonly maxMessages?: number;
};

export type TrackingTab = {
  /** Queues a message in the owner tab, or deposits it for the owner. */
  post(message: TrackingMessage): void;
  /** Sends due entries, collects other tabs' messages, and releases held messages once consent allows. */
  tick(now: number): Promise<void>;
  /** When to tick; `null` if nothing is due. */
  dueAt(): number | null;
  /** Sends all pending entries as beacons, when the page is hidden. */
  sendBeacon(): void;
  isOwner(): boolean;
};

const parseMessage = (text: string): TrackingMessage | null => {
  const value = parseJson(text);
  const known =
    isObject(value) &&
    isWhole(value['at']) &&
    ['event', 'report', 'exit'].some((kind) => isObject(value[kind]));
  return known ? (value as unknown as TrackingMessage) : null;
};

const dispatchMessage = ({ tracker, reporter }: OwnerTrackers, message: TrackingMessage): void => {
  if ('event' in message) tracker.track(message.event, message.at);
  else if ('report' in message) reporter.report(message.report, message.at);
  else tracker.exit(message.exit, message.at);
};

const earliest = (times: readonly (number | null)[]): number | null =>
  times.reduce((first, time) => (time === null || (first !== null && first <= time) ? first : time), null);

/** Coordinates tracking across tabs: one tab at a time owns the queue, and each message is queued once. */
export const createTrackingTab = (config: TrackingTabConfig): TrackingTab => {
  const { gate, lock, createOwnerTrackers, maxMessages = 1000 } = config;
  const inbox = createInbox({ ...config, maxMessages });
  let owned: OwnerTrackers | undefined;
  let pendingMessages: TrackingMessage[] = [];

  const keep = (message: TrackingMessage): void => {
    pendingMessages.push(message);
    if (pendingMessages.length > maxMessages) pendingMessages.shift();
  };
  const post = (message: TrackingMessage): void => {
    const answer = gate();
    if (answer === 'drop') return;
    if (owned) dispatchMessage(owned, message);
    else if (answer === 'hold' || !inbox.deposit(JSON.stringify(message), message.at)) keep(message);
  };
  const settle = (): void => {
    const answer = gate();
    if (answer !== 'hold' || owned) {
      const waiting = pendingMessages;
      pendingMessages = [];
      waiting.forEach(post);
    }
    if (!owned || answer !== 'send') return;
    for (const text of inbox.takeAll()) {
      const message = parseMessage(text);
      if (message) dispatchMessage(owned, message);
    }
  };
  lock.own(() => {
    owned = createOwnerTrackers();
    settle();
    return () => {
      owned = undefined;
    };
  });

  return {
    post,
    isOwner: () => owned !== undefined,
    dueAt: () => (owned ? earliest([owned.tracker.dueAt(), owned.reporter.dueAt()]) : null),
    tick: async (now) => {
      settle();
      await Promise.all([owned?.tracker.tick(now), owned?.reporter.tick(now)]);
    },
    sendBeacon: () => {
      settle();
      owned?.tracker.sendBeacon();
      owned?.reporter.sendBeacon();
    },
  };
};
