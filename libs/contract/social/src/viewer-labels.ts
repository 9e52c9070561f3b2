import { ItemKeysSchema } from '@pasar/catalogue-contract';
import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getViewerLabelsPath } from './paths.ts';

/** @spec amb-relationship-flag-names */
const shownLabel = Type.Optional(Type.Object({ show: Type.Boolean() }));

const ViewerLabelsSchema = Type.Object({
  shopid: IdSchema,
  itemid: IdSchema,
  /** The item is in the welcome package, and the viewer has not ordered yet. */
  welcome_package_info: Type.Optional(
    Type.Object({ wp_eligibility: Type.Object({ is_wp_eligible: Type.Boolean() }) }),
  ),
  /** The viewer follows the shop. */
  relationship_label: shownLabel,
  /** The owner of a shop that the viewer follows likes the item, and has public likes. */
  friend_relationship_label: shownLabel,
});
export type ViewerLabels = Static<typeof ViewerLabelsSchema>;

/** Viewer-specific labels of cards, separate because lists of cards are the same for every viewer. */
export const getViewerLabels = defineCall({
  id: 'item-viewer-labels',
  method: 'GET',
  path: getViewerLabelsPath,
  summary: 'Get the personal card labels of items; items without one are omitted',
  auth: 'session',
  query: strictObject({ items: ItemKeysSchema }),
  data: Type.Object({ labels: Type.Array(ViewerLabelsSchema) }),
});
