import { cardSets, manifestState } from '@pasar/badge-rules';
import type { HttpRequest } from '@pasar/base-api';
import { createStore } from '@pasar/base-api';
import { expect, it } from 'vitest';
import { needCardManifests, selectManifestCall } from './card-manifests-api.ts';

const badge = { name: 'SBS', is_predefined: true, id: 3 };

/** A store whose API has the manifests of 2 and 4. */
const open = (answers = true) => {
  const requestedPaths: string[] = [];
  const http = async ({ query }: HttpRequest) => {
    const ids = String(query?.['card_set_ids']);
    requestedPaths.push(ids);
    const manifests = ids
      .split(',')
      .filter((id) => id === '2' || id === '4')
      .map((id) => ({ card_set_id: Number(id), imageFlag: [badge], maxBadges: { imageFlag: 1 } }));
    return answers
      ? { status: 200, body: { error: 0, data: { manifests } } }
      : { status: 500, body: { error: 1, error_msg: 'down' } };
  };
  const store = createStore({ http });
  const status = (set: keyof typeof cardSets) =>
    manifestState(selectManifestCall(store.getState()), cardSets[set]).status;
  return { store, requestedPaths, status };
};

it('is loading, then loaded; sets missing from the response have failed', async () => {
  const { store, status } = open();
  expect(status('STANDARD')).toBe('default');
  const call = store.dispatch(needCardManifests('STANDARD', 'PDP'));
  expect(status('STANDARD')).toBe('loading');
  await call;
  expect([status('STANDARD'), status('PDP')]).toEqual(['loaded', 'failed']);
  expect(selectManifestCall(store.getState()).answer).toEqual({
    1: null,
    2: { slots: { imageFlag: [badge] }, maxBadges: { imageFlag: 1 } },
  });
});

it('fetches only missing sets and keeps the others', async () => {
  const { store, requestedPaths, status } = open();
  await store.dispatch(needCardManifests('STANDARD'));
  const before = selectManifestCall(store.getState());
  await store.dispatch(needCardManifests('STANDARD'));
  expect(selectManifestCall(store.getState())).toBe(before);
  await store.dispatch(needCardManifests('SIMPLIFIED'));
  expect(requestedPaths).toEqual(['2', '4']);
  expect([status('STANDARD'), status('SIMPLIFIED')]).toEqual(['loaded', 'loaded']);
});

it('is an error when the call fails', async () => {
  const { store, status } = open(false);
  await store.dispatch(needCardManifests('STANDARD'));
  expect(status('STANDARD')).toBe('failed');
});
