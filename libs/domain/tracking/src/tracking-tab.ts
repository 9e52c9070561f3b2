import { createInbox } from './inbox.ts';
import { isObject, isWhole, readJson } from './json.ts';
import type { ReportGiven, Reporter } from './reporter.ts';
import type { Tracker } from './tracker.ts';
import type { TrackingInfo } from './tracking-event.ts';
import type { GateAnswer, TrackingLock, TrackingStorage } from './tracking-ports.ts';

/** One thing that happened: an event, a report, or that the page was left. */
export type Happening = { readonly at: number } & (
  | { readonly event: TrackingInfo }
  | { readonly report: ReportGiven }
  | { readonly exit: Omit<TrackingInfo, 'tracker_id'> }
);

/** What the tab that owns the queue works with; made anew each time it becomes the owner. */
export interface Owned {
  readonly tracker: Tracker;
  readonly reporter: Reporter;
}

export interface TrackingTabConfig {
  readonly name: string;
  readonly storage: TrackingStorage;
  readonly tabId: string;
  readonly lock: TrackingLock;
  readonly gate: () => GateAnswer;
  readonly createOwned: () => Owned;
  /** So many things a tab keeps at most while it may neither send nor store them. */
  readonly limit?: number;
}

export interface TrackingTab {
  /** Takes what happened: the owner queues it, any other tab leaves it to the owner. */
  post(happening: Happening): void;
  /** Sends what is due, takes what other tabs left, and lets go what consent now lets go. */
  tick(now: number): Promise<void>;
  /** When to tick; `null` when nothing is due. */
  dueAt(): number | null;
  /** Hands over all that may leave: the page is hidden. */
  handOver(): void;
  isOwner(): boolean;
}

const readHappening = (text: string): Happening | null => {
  const value = readJson(text);
  const known =
    isObject(value) &&
    isWhole(value['at']) &&
    ['event', 'report', 'exit'].some((kind) => isObject(value[kind]));
  return known ? (value as unknown as Happening) : null;
};

const queueIn = ({ tracker, reporter }: Owned, happening: Happening): void => {
  if ('event' in happening) tracker.track(happening.event, happening.at);
  else if ('report' in happening) reporter.report(happening.report, happening.at);
  else tracker.exit(happening.exit, happening.at);
};

const earliest = (times: readonly (number | null)[]): number | null =>
  times.reduce((first, time) => (time === null || (first !== null && first <= time) ? first : time), null);

/** One tab's part in tracking: of all tabs of a browser one at a time owns the queue, and each thing is queued once. */
export const createTrackingTab = (config: TrackingTabConfig): TrackingTab => {
  const { gate, lock, createOwned, limit = 1000 } = config;
  const inbox = createInbox({ ...config, limit });
  let owned: Owned | undefined;
  let held: Happening[] = [];

  const keep = (happening: Happening): void => {
    held.push(happening);
    if (held.length > limit) held.shift();
  };
  const post = (happening: Happening): void => {
    const answer = gate();
    if (answer === 'drop') return;
    if (owned) queueIn(owned, happening);
    else if (answer === 'hold' || !inbox.leave(JSON.stringify(happening), happening.at)) keep(happening);
  };
  const settle = (): void => {
    const answer = gate();
    if (answer !== 'hold' || owned) {
      const waiting = held;
      held = [];
      waiting.forEach(post);
    }
    if (!owned || answer !== 'send') return;
    for (const text of inbox.takeAll()) {
      const happening = readHappening(text);
      if (happening) queueIn(owned, happening);
    }
  };
  lock.own(() => {
    owned = createOwned();
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
    handOver: () => {
      settle();
      owned?.tracker.handOver();
      owned?.reporter.handOver();
    },
  };
};
