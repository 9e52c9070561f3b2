import { languageTags } from '@pasar/markets';
import { orderStatuses } from '@pasar/order';
import { expect, it } from 'vitest';
import { orderTexts } from './translations.ts';

it.each(languageTags)('%s has texts for every status and event', async (language) => {
  const texts = (await orderTexts.load[language]()).default;
  const wanted = orderStatuses.flatMap((status) => [`status_${status}`, `event_${status}`]);
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(wanted));
});
