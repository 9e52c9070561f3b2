// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReviewData, ReviewListState } from './review-data.ts';
import { ReviewList } from './ReviewList.tsx';
import english from './translations/en.json' with { type: 'json' };

const review: ReviewData = {
  id: 1,
  username: 'citra',
  rating_star: 5,
  comment: 'Strong and light.',
  model_name: '',
  pictures: [
    { id: 'front', width: 640, height: 640 },
    { id: 'back', width: 640, height: 640 },
  ],
  ctime: 1_700_000_000,
};

const list: ReviewListState<ReviewData> = {
  reviews: [review],
  failed: false,
  moreFailed: false,
  loading: false,
  hasMore: true,
  more: () => undefined,
  retry: () => undefined,
};

const show = async (changes: Partial<typeof list>) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { reviews: english, 'design-system': {} } } });
  render(
    <I18nextProvider i18n={i18n}>
      <ReviewList
        label="Reviews"
        list={{ ...list, ...changes }}
        format={{ number: String, date: String }}
        headingLevel="h3"
      />
    </I18nextProvider>,
  );
};

afterEach(cleanup);

it('a press opens a picture at full size', async () => {
  await show({});
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2 of citra’s review' }));
  expect(await screen.findByRole('dialog', { name: 'Picture 2 of citra’s review' })).toBeDefined();
  expect(await screen.findByText('2 / 2')).toBeDefined();
});

it('loads more on a press', async () => {
  const more = vi.fn<() => void>();
  await show({ more });
  fireEvent.click(screen.getByRole('button', { name: 'Show more reviews' }));
  expect(more).toHaveBeenCalledOnce();
});

it('keeps the reviews and the button if more of them failed to load', async () => {
  const more = vi.fn<() => void>();
  await show({ more, moreFailed: true });
  expect(screen.getByText('Strong and light.')).toBeDefined();
  expect(screen.getByRole('alert')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show more reviews' }));
  expect(more).toHaveBeenCalledOnce();
});

it('shows that no review matches, at the list’s heading level', async () => {
  await show({ reviews: [] });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No matching reviews');
});
