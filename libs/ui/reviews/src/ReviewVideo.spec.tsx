// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { Review } from './Review.tsx';
import { reviewExamples } from './review.examples.ts';
import english from './translations/en.json' with { type: 'json' };

const video = { id: 'a/b', type: 'video/mp4', seconds: 12 };
const label = 'citra’s video, 12 seconds';

afterEach(cleanup);

async function show(changes: object) {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { reviews: english, 'design-system': {} } } });
  const review = { ...reviewExamples.inWords, ...changes };
  render(
    <I18nextProvider i18n={i18n}>
      <Review review={review} format={{ number: String, date: String }} />
    </I18nextProvider>,
  );
}

it('waits for a press in the browser’s own player, behind the first picture', async () => {
  await show({ video, pictures: [{ id: 'front', width: 640, height: 640 }] });
  const player = await screen.findByLabelText<HTMLVideoElement>(label);
  const read = (name: string) => player.getAttribute(name);
  expect([read('src'), read('poster')]).toEqual([
    '/api/v4/order/video?id=a%2Fb',
    '/api/v4/pictures/front_640.webp',
  ]);
  expect([player.controls, read('autoplay'), read('preload')]).toEqual([true, null, 'metadata']);
});

it('shows its own first frame without a picture', async () => {
  await show({ video });
  const player = await screen.findByLabelText<HTMLVideoElement>(label);
  expect([player.getAttribute('src'), player.getAttribute('poster')]).toEqual([
    '/api/v4/order/video?id=a%2Fb#t=0.1',
    null,
  ]);
});

it('has no player without a video', async () => {
  await show({});
  expect(screen.queryByLabelText(label)).toBeNull();
});
