import { trackingOperations } from '@pasar/tracking';
import { afterEach, expect, it, vi } from 'vitest';
import { describeView } from './describe-view.ts';

afterEach(() => void vi.doUnmock('./describe-search-query.ts'));

const search = {
  screen: 'search',
  input: { route: 'search', params: {}, query: 'keyword=mat' },
} as const;

it('describes the search of a result page', async () => {
  const view = await describeView(search);
  expect(view.data).toMatchObject({ keyword: 'mat' });
});

it('describes a result page without its search if the code for it fails to load', async () => {
  vi.doMock('./describe-search-query.ts', () => {
    throw new Error('offline');
  });
  const view = await describeView(search);
  expect(view).toEqual({ operation: trackingOperations.view, data: {}, target_property: {} });
});
