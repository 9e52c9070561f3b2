import { serveCall } from '@pasar/http-server';
import {
  blockShop,
  followShop,
  getFollowers,
  getFollowing,
  getLikes,
  getMyLikes,
  getShopLikedItems,
  getShopRelation,
  getViewerLabels,
  likeItem,
  setLikesPrivate,
  unblockShop,
  unfollowShop,
  unlikeItem,
} from '@pasar/social-contract';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import { addLike, removeLike } from './change-like.ts';
import { addBlock, addFollow, readRelation, removeBlock, removeFollow } from './change-relation.ts';
import type { Member } from './item-key.ts';
import { readFollowers, readFollowing } from './read-follows.ts';
import { readLikes, readMyLikes, readShopLikedItems, setLikesPrivacy } from './read-likes.ts';
import { readViewerLabels } from './read-viewer-labels.ts';
import type { SocialDeps } from './social-deps.ts';

type Caller = { readonly user: { readonly userid: number }; readonly market: Market; readonly now: number };

const toMember = ({ user, market, now }: Caller): Member => ({
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

/** Serves likes, follows and blocks. */
export function registerSocialCalls(app: FastifyInstance, deps: SocialDeps): void {
  registerLikes(app, deps);
  registerFollows(app, deps);
}
