/** Debounce of the map of tracked areas, in milliseconds. doc2 §9 @spec visualisation-debounce */
export const visualisationDebounceMs = 500;

/** A debounced value: the latest one, once it has stopped changing. */
export type Visualisation<Map> = {
  update(map: Map, now: number): void;
  /** The map to draw now; `undefined` while it still changes, and if nothing changed since the last one. */
  collect(now: number): Map | undefined;
  /** When to collect; `null` if there is nothing to draw. */
  dueAt(): number | null;
};

/**
 * Debounces the map of tracked areas for an overlay that is shown outside live: two updates 100 ms apart are drawn once, two
 * that are 600 ms apart twice.
 *
 * @spec visualisation-debounce amb-visualisation-map
 */
export const createVisualisation = <Map>(debounceMs = visualisationDebounceMs): Visualisation<Map> => {
  let waiting: { readonly map: Map; readonly at: number } | undefined;
  return {
    update: (map, now) => {
      waiting = { map, at: now + debounceMs };
    },
    dueAt: () => waiting?.at ?? null,
    collect: (now) => {
      if (!waiting || now < waiting.at) return undefined;
      const { map } = waiting;
      waiting = undefined;
      return map;
    },
  };
};
