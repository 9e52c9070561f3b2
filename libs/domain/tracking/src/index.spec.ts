import { expect, expectTypeOf, it } from 'vitest';
import type { CardPlacement, GateAnswer, TrackerConfig, TrackingEvent, TrackingOperation } from './index.ts';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'cardPlacements',
    'clientTypes',
    'codeName',
    'createDeduplicator',
    'createImpressions',
    'createTracker',
    'createTrackingQueue',
    'debugHookWaitMs',
    'defaultQueueLimits',
    'defaultSeenRule',
    'encodeEvent',
    'encodeReport',
    'eventId',
    'listTypes',
    'matchTypes',
    'pageExitTrackerId',
    'parseEvent',
    'parseReport',
    'reportOrder',
    'trackingOperations',
    'trackingStart',
    'utf8Length',
    'voucherStatuses',
  ]);
});

it('takes its names from the tables', () => {
  expectTypeOf<'add-to-cart'>().toExtend<TrackingOperation>();
  expectTypeOf<'home-daily-discover'>().toExtend<CardPlacement>();
  expectTypeOf<TrackerConfig['gate']>().toEqualTypeOf<(event: TrackingEvent) => GateAnswer>();
  expect(library.cardPlacements).toContain('home-daily-discover');
});
