import { findCardPlacement, findListType } from '@pasar/tracking';
import { findMatchType } from '@pasar/tracking/fields';

/** The current page, with the fields of events and reports. */
export type TrackedPage = {
  readonly route: string;
  /** The placement of its cards, unless a section has its own. */
  readonly placement: string;
  readonly listType: number;
  readonly matchType: number;
  /** When its navigation started, epoch ms; older responses were cached. */
  readonly requestedAt: number;
};

/** The value before the first page view. */
export const noPage: TrackedPage = { route: '', placement: '', listType: 0, matchType: 0, requestedAt: 0 };

/** What reports say about a page. `requestedAt` in epoch milliseconds. */
export const describeTrackedPage = (route: string, path: string, requestedAt: number): TrackedPage => ({
  route,
  placement: findCardPlacement(route),
  listType: findListType(route, path),
  matchType: findMatchType(route),
  requestedAt,
});
