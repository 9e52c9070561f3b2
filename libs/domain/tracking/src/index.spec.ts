import { expect, expectTypeOf, it } from 'vitest';
import type { CardPlacement, GateDecision, TrackerConfig, TrackingOperation } from './index.ts';
import * as library from './index.ts';

it('derives its names from the tables', () => {
  expectTypeOf<'add-to-cart'>().toExtend<TrackingOperation>();
  expectTypeOf<'home-daily-discover'>().toExtend<CardPlacement>();
  expectTypeOf<TrackerConfig['gate']>().toEqualTypeOf<() => GateDecision>();
  expect(library.cardPlacements).toContain('home-daily-discover');
});
