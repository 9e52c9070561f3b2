/** A shopper event, as a page would report it. */
export type UserEvent = {
  readonly page: string;
  readonly section: string;
  readonly item: number;
  readonly position: number;
};

export const recordedEvents: readonly UserEvent[] = Array.from({ length: 10_000 }, (_, at) => ({
  page: at % 3 === 0 ? 'search' : 'home',
  section: 'daily_discover',
  item: 1_000_000 + at,
  position: at % 60,
}));
