// @vitest-environment happy-dom
import { createStore } from '@pasar/base-api';
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useViewerLabels } from './use-viewer-labels.ts';

const path = '/api/v4/item/viewer_labels';
const item = (itemid: number) => ({ shopid: 1, itemid });
const followed = (itemid: number) => ({ ...item(itemid), relationship_label: { show: true } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start(answers: FakeAnswers) {
  const http = createFakeHttp(answers);
  const store = createStore({ http });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useViewerLabels(), { wrapper });
  const watch = (...itemids: number[]) =>
    act(async () => {
      itemids.forEach((itemid) => result.current.watch(item(itemid)));
      await vi.runAllTimersAsync();
    });
  const requestedItems = () =>
    http.requests.filter((one) => one.path === path).map(({ query }) => query?.['items']);
  return { result, watch, requestedItems };
}

it('fetches cards that appear together in one call, and each card only once', async () => {
  const { watch, requestedItems } = start({ [path]: () => ({ labels: [] }) });
  await watch(11, 12);
  await watch(12, 13);
  expect(requestedItems()).toEqual(['1.11,1.12', '1.13']);
});

it('fetches at most thirty cards per call', async () => {
  const { watch, requestedItems } = start({ [path]: () => ({ labels: [] }) });
  await watch(...Array.from({ length: 31 }, (_, index) => index + 1));
  expect(requestedItems().map((items) => String(items).split(',').length)).toEqual([30, 1]);
});

it('returns each card’s own labels', async () => {
  const { result, watch } = start({ [path]: () => ({ labels: [followed(11)] }) });
  await watch(11, 12);
  expect([result.current.labelsOf(item(11)), result.current.labelsOf(item(12))]).toEqual([
    followed(11),
    undefined,
  ]);
});

it('returns no labels if the call fails', async () => {
  const { result, watch } = start({ [path]: () => refused(90309999, { status: 500 }) });
  await watch(11);
  expect(result.current.labelsOf(item(11))).toBeUndefined();
});
