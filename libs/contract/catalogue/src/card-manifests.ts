import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCardManifestsPath } from './paths.ts';

/** A badge in a slot: evaluated by the rule of its name, or by the item's labels if the operator defined it. @spec badge */
const BadgeSchema = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  is_predefined: Type.Boolean(),
  id: Type.Optional(IdSchema),
  product_label_ids: Type.Optional(Type.Array(IdSchema)),
});

const SlotSchema = Type.Optional(Type.Array(BadgeSchema, { maxItems: 40 }));
const LimitSchema = Type.Optional(Type.Integer({ minimum: 0, maximum: 40 }));

/**
 * The badges that cards of one card set may show; an omitted slot is empty. doc2 §3 Item-card manifest.
 * @spec item-card-manifest
 */
export const CardManifestSchema = Type.Object({
  card_set_id: Type.Integer({ minimum: 1 }),
  imageFlag: SlotSchema,
  overlayImage: SlotSchema,
  iconInPrice: SlotSchema,
  promotionLabel: SlotSchema,
  topRight: SlotSchema,
  bottomRight: SlotSchema,
  featureElement: SlotSchema,
  maxBadges: Type.Optional(
    Type.Object({
      imageFlag: LimitSchema,
      overlayImage: LimitSchema,
      iconInPrice: LimitSchema,
      promotionLabel: LimitSchema,
      topRight: LimitSchema,
      bottomRight: LimitSchema,
      featureElement: LimitSchema,
    }),
  ),
});
export type CardManifest = Static<typeof CardManifestSchema>;

/** Unknown card sets are omitted from the response. */
export const getCardManifests = defineCall({
  id: 'item-card-manifest',
  method: 'GET',
  path: getCardManifestsPath,
  summary: 'Get the manifests of card sets: the badges of each slot and their limits',
  auth: 'none',
  query: strictObject({
    /** Comma-separated ids. */
    card_set_ids: Type.String({ pattern: '^[0-9]{1,4}(,[0-9]{1,4}){0,31}$' }),
  }),
  data: Type.Object({ manifests: Type.Array(CardManifestSchema) }),
});
