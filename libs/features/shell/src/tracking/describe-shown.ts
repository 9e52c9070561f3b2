import type { JsonObject, TrackingInfo } from '@pasar/tracking';
import { describeItem } from '@pasar/tracking/fields';
import type { FindItemResponse } from './find-item-response.ts';
import type { TrackedPage } from './tracked-page.ts';

/** An item that something happened to: a card that stands somewhere, or what was put into the cart. */
export type ShownItem = {
  readonly itemid: number;
  readonly shopid: number;
  readonly location?: number;
  readonly modelid?: number;
  readonly add_cart_amount?: number;
  readonly click_area?: string;
};

/** Tells of items as the document lists them, by what the store's answers say of them. @spec tracking-item-fields */
export const createDescribeItems =
  (find: FindItemResponse, abtest_sign: string) =>
  (items: readonly ShownItem[], placement: string, page: TrackedPage): JsonObject[] =>
    items.map((item) => {
      const answer = find(item);
      // What stands in a part of its own belongs to no list that the document names.
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

/** An event's info with every field that the document lists; those without a meaning here are empty. @spec tracking-event-v3 */
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
