import { expect, expectTypeOf, it } from 'vitest';
import type { CardPlacement, GateDecision, TrackerConfig, TrackingOperation } from './index.ts';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'cardPlacements',
    'clientTypes',
    'codeName',
    'createDeduplicator',
    'createImpressions',
    'createReporter',
    'createTracker',
    'createTrackingQueue',
    'createTrackingTab',
    'createVisualisation',
    'debugHookWaitMs',
    'defaultQueueLimits',
    'defaultViewabilityRule',
    'encodeEvent',
    'encodeReport',
    'eventId',
    'findCardPlacement',
    'findListType',
    'listTypes',
    'matchTypes',
    'pageExitTrackerId',
    'parseEvent',
    'parseReport',
    'readEvent',
    'readReports',
    'reportId',
    'reportOrder',
    'reportSequence',
    'trackingGate',
    'trackingOperations',
    'trackingStartMs',
    'utf8Length',
    'visualisationDebounceMs',
    'voucherStatuses',
  ]);
});

it('takes its names from the tables', () => {
  expectTypeOf<'add-to-cart'>().toExtend<TrackingOperation>();
  expectTypeOf<'home-daily-discover'>().toExtend<CardPlacement>();
  expectTypeOf<TrackerConfig['gate']>().toEqualTypeOf<() => GateDecision>();
  expect(library.cardPlacements).toContain('home-daily-discover');
});
