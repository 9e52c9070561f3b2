import { defineCall, IdSchema, PictureSchema, strictObject, VideoSchema } from '@pasar/http-contract';
import { ratingVideoLimits } from '@pasar/order';
import { Type } from 'typebox';
import {
  getOrderRatingsPath,
  rateOrderPath,
  uploadOrderPicturePath,
  uploadRatingVideoPath,
} from './paths.ts';
import { OrderLineSchema } from './order-schemas.ts';

const RatingPictureSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

const RatedLineSchema = Type.Object({
  line: OrderLineSchema,
  rating: Type.Optional(
    Type.Object({
      rating_star: Type.Integer({ minimum: 1, maximum: 5 }),
      comment: Type.String(),
      pictures: Type.Array(PictureSchema),
      video: Type.Optional(VideoSchema),
      can_edit: Type.Boolean(),
    }),
  ),
});

/** The buyer's rating of each line. */
export const getOrderRatings = defineCall({
  id: 'order-ratings',
  method: 'GET',
  path: getOrderRatingsPath,
  summary: "Get the buyer's ratings of an order",
  auth: 'session',
  query: strictObject({ order_id: IdSchema }),
  data: Type.Object({ can_rate: Type.Boolean(), lines: Type.Array(RatedLineSchema) }),
});

/** A completed order's line can be rated once, and the rating changed once. */
export const rateOrder = defineCall({
  id: 'order-rate',
  method: 'POST',
  path: rateOrderPath,
  summary: 'Rate a line of a completed order, or update its rating once',
  auth: 'session',
  body: strictObject({
    order_id: IdSchema,
    line_no: Type.Integer({ minimum: 1, maximum: 1000 }),
    rating_star: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.String({ maxLength: 1000 }),
    /** Ids from `order-picture`. */
    pictures: Type.Array(RatingPictureSchema, { maxItems: 5 }),
    /** The id from `rating-video`; a changed rating without it has no video. */
    video: Type.Optional(RatingPictureSchema),
  }),
  data: Type.Object({ can_rate: Type.Boolean(), lines: Type.Array(RatedLineSchema) }),
});

/** The picture is decoded and re-encoded, so that only its pixels are stored. */
export const uploadOrderPicture = defineCall({
  id: 'order-picture',
  method: 'POST',
  path: uploadOrderPicturePath,
  summary: 'Upload a picture for a return or a rating',
  auth: 'session',
  body: strictObject({
    /** JPEG, PNG or WebP, base64-encoded. */
    data: Type.String({ minLength: 16, maxLength: 1_000_000, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  }),
  data: PictureSchema,
});

/**
 * Sends the file as the body. Its bytes decide whether it is an MP4 or WebM of at most a minute, not its name or type; metadata,
 * such as where it was recorded, is removed. Only its owner can see it until a rating publishes it.
 */
export const uploadRatingVideo = defineCall({
  id: 'rating-video',
  method: 'POST',
  path: uploadRatingVideoPath,
  summary: 'Upload a video for a rating',
  auth: 'session',
  upload: { maxBytes: ratingVideoLimits.maxBytes },
  data: VideoSchema,
});
