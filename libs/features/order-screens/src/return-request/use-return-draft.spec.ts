// @vitest-environment happy-dom
import type { ReturnOptions } from '@pasar/order-api';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReturnDraft } from './use-return-draft.ts';

const options = {
  lines: [],
  reasons: [{ reason: 'damaged', solutions: ['refund-only'], min_pictures: 1 }],
} as Partial<ReturnOptions> as ReturnOptions;

it('keeps text that was typed during an upload', () => {
  const { result } = renderHook(() => useReturnDraft(options));
  const { change } = result.current;
  act(() => change({ note: 'The lid is broken' }));
  act(() => change({ pictures: ['one'] }));
  expect(result.current.draft).toMatchObject({ note: 'The lid is broken', pictures: ['one'] });
});

it('selects the only solution of a reason, and clears it with the reason', () => {
  const { result } = renderHook(() => useReturnDraft(options));
  act(() => result.current.change({ reason: 'damaged' }));
  expect(result.current.draft.solution).toBe('refund-only');
  act(() => result.current.change({ reason: '' }));
  expect(result.current.draft.solution).toBe('');
});
