import { findCardPlacement, findListType } from '@pasar/tracking';
import { findMatchType } from '@pasar/tracking/fields';

/** The page that is shown, as events and reports name it. */
export type TrackedPage = {
  readonly route: string;
  /** Where its cards stand unless they say otherwise. */
  readonly placement: string;
  readonly listType: number;
  readonly matchType: number;
  /** When it was asked for; answers that are older were there already. */
  readonly requestedAt: number;
};

/** Before the first page is known. */
export const noPage: TrackedPage = { route: '', placement: '', listType: 0, matchType: 0, requestedAt: 0 };

export const describeTrackedPage = (route: string, path: string, requestedAt: number): TrackedPage => ({
  route,
  placement: findCardPlacement(route),
  listType: findListType(route, path),
  matchType: findMatchType(route),
  requestedAt,
});
