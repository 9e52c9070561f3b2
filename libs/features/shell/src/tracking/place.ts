import { cardPlacementOf, listTypeOf } from '@pasar/tracking';
import { matchTypeOf } from '@pasar/tracking/fields';

/** The page that is shown, as events and reports name it. */
export type Place = {
  readonly route: string;
  /** Where its cards stand unless they say otherwise. */
  readonly placement: string;
  readonly listType: number;
  readonly matchType: number;
  /** When it was asked for; answers that are older were there already. */
  readonly askedAt: number;
};

/** Before the first page is known. */
export const nowhere: Place = { route: '', placement: '', listType: 0, matchType: 0, askedAt: 0 };

export const placeOf = (route: string, path: string, askedAt: number): Place => ({
  route,
  placement: cardPlacementOf(route),
  listType: listTypeOf(route, path),
  matchType: matchTypeOf(route),
  askedAt,
});
