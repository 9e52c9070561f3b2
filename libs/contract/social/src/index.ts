export {
  blockShop,
  followShop,
  getFollowers,
  getFollowing,
  getShopRelation,
  unblockShop,
  unfollowShop,
} from './follows.ts';
export type { Follower, ShopRelation } from './follows.ts';
export { getLikes, getMyLikes, getShopLikedItems, likeItem, setLikesPrivate, unlikeItem } from './likes.ts';
export { getViewerLabels } from './viewer-labels.ts';
export type { ViewerLabels } from './viewer-labels.ts';
export {
  answerQuestion,
  askQuestion,
  getAnswers,
  getQuestions,
  questionTextLimits,
  removeAnswer,
  removeQuestion,
} from './questions.ts';
export type { ItemAnswer, ItemQuestion } from './questions.ts';
export { getReviewVotes, voteReview } from './review-votes.ts';
export { getStockAlerts, setStockAlert } from './stock-alerts.ts';
