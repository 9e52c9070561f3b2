import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { getReviewVotesPath, voteReviewPath } from './paths.ts';

const reviewKey = { shopid: IdSchema, itemid: IdSchema, ratingid: IdSchema };

/** One vote per member and review; idempotent. Fails with OWN_REVIEW for one's own review, NOT_FOUND for an unknown one. */
export const voteReview = defineCall({
  id: 'review-vote',
  method: 'POST',
  path: voteReviewPath,
  summary: 'Add or remove a helpful vote for a review',
  auth: 'session',
  body: strictObject({ ...reviewKey, helpful: Type.Boolean() }),
  data: Type.Object({
    ratingid: IdSchema,
    helpful: Type.Boolean(),
    liked_count: Type.Integer({ minimum: 0 }),
  }),
});

/** Separate because reviews are the same for every viewer. */
export const getReviewVotes = defineCall({
  id: 'review-votes',
  method: 'GET',
  path: getReviewVotesPath,
  summary: 'List the reviews of an item that the shopper voted helpful',
  auth: 'session',
  query: strictObject({ shopid: IdSchema, itemid: IdSchema }),
  data: Type.Object({ ratingids: Type.Array(IdSchema) }),
});
