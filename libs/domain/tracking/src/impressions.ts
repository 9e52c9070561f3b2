/** When something counts as viewed: the visible share and the uninterrupted time. */
export type ViewabilityRule = {
  /** Visible share of the area, from 0 to 1. */
  readonly share: number;
  /** In milliseconds. */
  readonly ms: number;
};

/** Half of the area for one second: the advertising industry's viewability standard. */
export const defaultViewabilityRule: ViewabilityRule = { share: 0.5, ms: 1000 };

/** The observed element, and its placement. */
export type ImpressionTarget = {
  readonly placement: string;
  readonly id: string | number;
};

export type Impressions = {
  /** Reports the visible share of a target. */
  observe(sighting: ImpressionTarget, share: number, now: number): void;
  /** Returns newly viewed targets: each once per placement. */
  collect(now: number): ImpressionTarget[];
  /** When to collect next; `null` if nothing unreported is in view. */
  dueAt(): number | null;
  /** Clears everything, for a new page. */
  reset(): void;
};

type WatchedElement = {
  readonly sighting: ImpressionTarget;
  readonly since: number;
  seen: boolean;
};

const toKey = ({ placement, id }: ImpressionTarget): string => JSON.stringify([placement, String(id)]);

/** Tracks impressions, once per placement. Leaving the view early restarts the timer. */
export const createImpressions = ({
  share: enough,
  ms,
}: ViewabilityRule = defaultViewabilityRule): Impressions => {
  const reported = new Set<string>();
  const watched = new Map<string, WatchedElement>();

  const settle = (each: WatchedElement, now: number): void => {
    each.seen ||= now - each.since >= ms;
  };
  const leave = (key: string, now: number): void => {
    const each = watched.get(key);
    if (each) settle(each, now);
    if (!each?.seen) watched.delete(key);
  };
  return {
    observe: (sighting, share, now) => {
      const key = toKey(sighting);
      if (reported.has(key)) return;
      if (!(share >= enough && share > 0)) leave(key, now);
      else if (!watched.has(key)) watched.set(key, { sighting, since: now, seen: false });
    },
    collect: (now) => {
      for (const each of watched.values()) settle(each, now);
      const seen = [...watched].filter(([, each]) => each.seen);
      for (const [key] of seen) {
        reported.add(key);
        watched.delete(key);
      }
      return seen.map(([, { sighting }]) => sighting);
    },
    dueAt: () =>
      [...watched.values()].reduce<number | null>(
        (first, { since }) => (first === null ? since + ms : Math.min(first, since + ms)),
        null,
      ),
    reset: () => {
      reported.clear();
      watched.clear();
    },
  };
};
