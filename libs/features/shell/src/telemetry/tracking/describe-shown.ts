import type { JsonObject, TrackingInfo } from '@pasar/tracking';
import { describeItem } from '@pasar/tracking/fields';
import type { FindItemResponse } from './find-item-response.ts';
import type { TrackedPage } from './tracked-page.ts';

/** An item of a tracked event: a card on the page, or an item added to the cart. */
export type DisplayedItem = {
  readonly itemid: number;
  readonly shopid: number;
  readonly location?: number;
  readonly modelid?: number;
  readonly add_cart_amount?: number;
  readonly click_area?: string;
};

/** Describes items with the tracking document's fields, from the store's responses. @spec tracking-item-fields */
export const createDescribeItems =
  (find: FindItemResponse, abtest_sign: string) =>
  (items: readonly DisplayedItem[], placement: string, page: TrackedPage): JsonObject[] =>
    items.map((item) => {
      const answer = find(item);
      // A section with its own placement is none of the documented lists.
      const isOfPage = placement === page.placement;
      const shown = {
        location: 0,
        modelid: 0,
        add_cart_amount: 0,
        click_area: '',
        ...item,
        list_type: isOfPage ? page.listType : 0,
        match_type: isOfPage ? page.matchType : 0,
        algorithm: answer?.algorithm ?? '',
        request_id: answer?.request_id ?? '',
        page_number: answer?.page_number ?? 0,
        cached_result: answer !== undefined && answer.answeredAt < page.requestedAt,
        abtest_sign,
      };
      return describeItem(shown, answer?.facts);
    });

/** An event's info with all documented fields; fields without a meaning here are empty. @spec tracking-event-v3 */
export const describeEvent = (
  { route, placement }: TrackedPage,
  about: Pick<TrackingInfo, 'operation'> & Partial<TrackingInfo>,
): TrackingInfo => ({
  page_type: route,
  page_section: placement,
  target_type: 'page',
  data: {},
  position_id: '',
  tracker_id: 0,
  target_property: {},
  ...about,
});
