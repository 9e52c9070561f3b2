import { findPermittedShop, serveCall } from '@pasar/http-server';
import {
  answerQuestion,
  askQuestion,
  blockShop,
  followShop,
  getAnswers,
  getFollowers,
  getFollowing,
  getLikes,
  getMyLikes,
  getQuestions,
  getReviewVotes,
  getShopLikedItems,
  getShopRelation,
  getStockAlerts,
  getViewerLabels,
  likeItem,
  removeAnswer,
  removeQuestion,
  setLikesPrivate,
  setStockAlert,
  unblockShop,
  unfollowShop,
  unlikeItem,
  voteReview,
} from '@pasar/social-contract';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import { addLike, removeLike } from './change-like.ts';
import { addBlock, addFollow, readRelation, removeBlock, removeFollow } from './change-relation.ts';
import { addAnswer } from './questions/add-answer.ts';
import { addQuestion } from './questions/add-question.ts';
import { deleteAnswer } from './questions/delete-answer.ts';
import { deleteQuestion } from './questions/delete-question.ts';
import { changeReviewVote, readReviewVotes } from './change-review-vote.ts';
import { changeStockAlert, readStockAlerts } from './change-stock-alert.ts';
import type { CallingMember } from './calling-member.ts';
import type { MemberDeps } from './member-deps.ts';
import { readFollowers, readFollowing } from './read-follows.ts';
import { readLikes, readMyLikes, readShopLikedItems, setLikesPrivacy } from './read-likes.ts';
import { readAnswers, readQuestions } from './questions/read-questions.ts';
import { readViewerLabels } from './read-viewer-labels.ts';
import type { SocialDeps } from './social-deps.ts';

type Caller = { readonly user: { readonly userid: number }; readonly market: Market; readonly now: number };

const toMember = ({ user, market, now }: Caller): CallingMember => ({
  userid: user.userid,
  market: market.code,
  now,
});

function registerLikes(app: FastifyInstance, deps: SocialDeps): void {
  serveCall(app, likeItem, (call) => addLike(deps, toMember(call), call.body));
  serveCall(app, unlikeItem, (call) => removeLike(deps, toMember(call), call.body));
  serveCall(app, getLikes, async (call) => ({
    liked: await readLikes(deps, toMember(call), call.query.items),
  }));
  serveCall(app, getViewerLabels, async (call) => ({
    labels: await readViewerLabels(deps, toMember(call), call.query.items),
  }));
  serveCall(app, getMyLikes, (call) => readMyLikes(deps, toMember(call), call.query));
  serveCall(app, getShopLikedItems, ({ market, now, user, query }) =>
    readShopLikedItems(deps, { market: market.code, now, reader: user?.userid }, query),
  );
  serveCall(app, setLikesPrivate, async ({ user, body }) => ({
    private: await setLikesPrivacy(deps, user.userid, body.private),
  }));
}

function registerFollows(app: FastifyInstance, deps: SocialDeps): void {
  serveCall(app, followShop, (call) => addFollow(deps, toMember(call), call.body.shopid));
  serveCall(app, unfollowShop, (call) => removeFollow(deps, toMember(call), call.body.shopid));
  serveCall(app, blockShop, (call) => addBlock(deps, toMember(call), call.body.shopid));
  serveCall(app, unblockShop, (call) => removeBlock(deps, toMember(call), call.body.shopid));
  serveCall(app, getShopRelation, (call) => readRelation(deps, toMember(call), call.query.shopid));
  serveCall(app, getFollowers, ({ market, query }) => readFollowers(deps, market.code, query));
  serveCall(app, getFollowing, ({ market, query }) => readFollowing(deps, market.code, query));
}

function registerQuestions(app: FastifyInstance, deps: MemberDeps): void {
  serveCall(app, getQuestions, ({ market, query }) => readQuestions(deps, market.code, query));
  serveCall(app, getAnswers, ({ market, query }) => readAnswers(deps, market.code, query));
  serveCall(app, askQuestion, async (call) => ({
    question: await addQuestion(deps, toMember(call), call.body),
  }));
  serveCall(app, answerQuestion, async (call) => ({
    answer: await addAnswer(
      deps,
      { ...toMember(call), answersFor: findPermittedShop(call.user, 'ratings') },
      call.body,
    ),
  }));
  serveCall(app, removeQuestion, async (call) => {
    await deleteQuestion(deps, toMember(call), call.body);
    return { questionid: call.body.questionid };
  });
  serveCall(app, removeAnswer, async (call) => {
    await deleteAnswer(deps, toMember(call), call.body);
    return { answerid: call.body.answerid };
  });
}

function registerVotesAndAlerts(app: FastifyInstance, deps: SocialDeps): void {
  serveCall(app, voteReview, (call) => changeReviewVote(deps, toMember(call), call.body));
  serveCall(app, getReviewVotes, async (call) => ({
    ratingids: await readReviewVotes(deps, toMember(call), call.query),
  }));
  serveCall(app, setStockAlert, (call) =>
    changeStockAlert(deps, toMember(call), call.body, { language: call.language, origin: call.origin }),
  );
  serveCall(app, getStockAlerts, async (call) => ({
    modelids: await readStockAlerts(deps, toMember(call), call.query),
  }));
}

/** Registers the calls of likes, follows and blocks, questions, votes for reviews, and stock alerts. */
export function registerSocialCalls(app: FastifyInstance, deps: MemberDeps): void {
  registerLikes(app, deps);
  registerFollows(app, deps);
  registerQuestions(app, deps);
  registerVotesAndAlerts(app, deps);
}
