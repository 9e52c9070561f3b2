import { createStore } from '@pasar/base-api';
import type { HttpResponse, HttpRequest } from '@pasar/base-api';
import { expect, it } from 'vitest';
import { isItemLiked } from './like-state.ts';
import { socialApi } from './social-api.ts';

type PendingRequest = {
  readonly request: HttpRequest;
  readonly answer: (answer: HttpResponse) => Promise<void>;
};

const settled = () => new Promise<void>((done) => setTimeout(done));
const fine = (data: unknown): HttpResponse => ({ status: 200, body: { error: 0, data } });
const refused: HttpResponse = { status: 500, body: { error: 90309999 } };

/** A store whose pending calls the spec answers in any order. */
function openStore() {
  const requests: PendingRequest[] = [];
  const store = createStore({
    http: (request) =>
      new Promise((resolve) => {
        const answer = async (given: HttpResponse) => {
          resolve(given);
          await settled();
        };
        requests.push({ request, answer });
      }),
  });
  return { store, requests };
}

const items = '1.11,1.12';
const member = 7;
const item = { shopid: 1, itemid: 11, member };
const { likeItem, unlikeItem, getLikes, likeChanges, followShop, unfollowShop, getShopRelation } =
  socialApi.endpoints;

/** The liked state that a member sees, given the server's response. */
function openLikes() {
  const { store, requests } = openStore();
  void store.dispatch(getLikes.initiate({ items }));
  const shown = (to = member) => {
    const serverLikes = getLikes.select({ items })(store.getState()).data?.liked ?? [];
    const changes = likeChanges.select(to)(store.getState()).data ?? [];
    return [11, 12].filter((itemid) => isItemLiked(itemid, serverLikes, changes));
  };
  return { store, requests, shown };
}

/** @spec like-optimistic like-failure */
it('likes optimistically, and undoes a failed like', async () => {
  const { store, requests, shown } = openLikes();
  await requests[0]?.answer(fine({ liked: [] }));
  void store.dispatch(likeItem.initiate(item));
  expect(shown()).toEqual([11]);
  await requests[1]?.answer(refused);
  expect(shown()).toEqual([]);
});

it('keeps the last request when an earlier response comes late', async () => {
  const { store, requests, shown } = openLikes();
  await requests[0]?.answer(fine({ liked: [] }));
  void store.dispatch(likeItem.initiate(item));
  void store.dispatch(unlikeItem.initiate(item));
  await requests[2]?.answer(fine({ ...item, liked: false, liked_count: 3 }));
  await requests[1]?.answer(fine({ ...item, liked: true, liked_count: 4 }));
  expect(shown()).toEqual([]);
});

it('undoes only the failed change', async () => {
  const { store, requests, shown } = openLikes();
  await requests[0]?.answer(fine({ liked: [] }));
  void store.dispatch(likeItem.initiate(item));
  void store.dispatch(likeItem.initiate({ ...item, itemid: 12 }));
  await requests[1]?.answer(refused);
  expect(shown()).toEqual([12]);
});

it('keeps a like made before the server responded, and sends only the documented body', async () => {
  const { store, requests, shown } = openLikes();
  void store.dispatch(likeItem.initiate(item));
  expect(shown()).toEqual([11]);
  expect(requests[1]?.request.body).toEqual({ shopid: 1, itemid: 11 });
  await requests[1]?.answer(fine({ ...item, liked: true, liked_count: 4 }));
  await requests[0]?.answer(fine({ liked: [12] }));
  expect(shown()).toEqual([11, 12]);
});

it('does not show the likes of the previous user', async () => {
  const { store, requests, shown } = openLikes();
  await requests[0]?.answer(fine({ liked: [] }));
  void store.dispatch(likeItem.initiate(item));
  expect(shown(member + 1)).toEqual([]);
});

async function openRelation() {
  const { store, requests } = openStore();
  void store.dispatch(getShopRelation.initiate({ shopid: 1 }));
  await requests[0]?.answer(
    fine({ shopid: 1, followed: false, is_blocking_owner: false, follower_count: 5 }),
  );
  const shown = () => getShopRelation.select({ shopid: 1 })(store.getState()).data?.followed;
  return { store, requests, shown };
}
const relation = (followed: boolean) =>
  fine({ shopid: 1, followed, is_blocking_owner: false, follower_count: 6 });

/** @spec follow-block */
it('shows a follow only after the server accepted it', async () => {
  const { store, requests, shown } = await openRelation();
  void store.dispatch(followShop.initiate({ shopid: 1 }));
  expect(shown()).toBe(false);
  await requests[1]?.answer(relation(true));
  expect(shown()).toBe(true);
});

/** @spec follow-block */
it('shows a follow that was sent before the relation was known', async () => {
  const { store, requests } = openStore();
  void store.dispatch(getShopRelation.initiate({ shopid: 1 }));
  void store.dispatch(followShop.initiate({ shopid: 1 }));
  await requests[1]?.answer(relation(true));
  await requests[0]?.answer(relation(false));
  await requests[2]?.answer(relation(true));
  expect(getShopRelation.select({ shopid: 1 })(store.getState()).data?.followed).toBe(true);
});

it('ignores failed and late follow responses', async () => {
  const { store, requests, shown } = await openRelation();
  void store.dispatch(followShop.initiate({ shopid: 1 }));
  await requests[1]?.answer(refused);
  expect(shown()).toBe(false);
  void store.dispatch(followShop.initiate({ shopid: 1 }));
  void store.dispatch(unfollowShop.initiate({ shopid: 1 }));
  await requests[3]?.answer(relation(false));
  await requests[2]?.answer(relation(true));
  expect(shown()).toBe(false);
});
