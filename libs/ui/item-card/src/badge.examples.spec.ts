import {
  badgeName,
  builtInManifest,
  cardSets,
  cardSlots,
  compileManifest,
  displayRules,
  pickBadges,
} from '@pasar/badge-rules';
import type { BadgeName, CardSetName } from '@pasar/badge-rules';
import { expect, it } from 'vitest';
import { badgeExamples } from './badge.examples.ts';
import { badgeStyles } from './badge-styles.data.ts';
import { cardLayouts } from './card-layouts.data.ts';

const names = Object.keys(displayRules) as BadgeName[];

it.each(names)('%s: shows in its example', (name) => {
  const { item, context } = badgeExamples[name];
  const manifest = { slots: { imageFlag: [{ name, is_predefined: true }] } };
  const shown = pickBadges(compileManifest(manifest, { market: 'SG', ...context }), item);
  expect(shown.imageFlag?.map((badge) => badge.name)).toEqual([name]);
});

it('gives every badge a style; the discount formats its own text', () => {
  expect(Object.keys(badgeStyles).toSorted()).toEqual(names.filter((name) => name !== 'DISCOUNT').toSorted());
  expect(names.map(badgeName)).toEqual(names);
});

it.each(Object.keys(cardSets) as CardSetName[])(
  '%s: its layout has a row for every slot of its manifest',
  (set) => {
    const { slots } = builtInManifest(cardSets[set]) ?? { slots: {} };
    const { labels, foot } = cardLayouts[set];
    const rowless = cardSlots.filter((slot) => {
      if (slot === 'promotionLabel') return !labels;
      return (slot === 'bottomRight' || slot === 'featureElement') && !foot;
    });
    expect(rowless.filter((slot) => slots[slot]?.length)).toEqual([]);
  },
);
