import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelFacts } from './index.ts';
import { availableOptions, findModel, isModelAvailable, singleModel } from './choose-model.ts';

const option = fc.integer({ min: 0, max: 3 });
const models: fc.Arbitrary<ModelFacts[]> = fc.uniqueArray(
  fc.record({
    modelid: fc.integer({ min: 1, max: 1e6 }),
    stock: fc.integer({ min: 0, max: 2 }),
    status: fc.integer({ min: 0, max: 1 }),
    tier_index: fc.tuple(option, option),
  }),
  { selector: (model) => model.tier_index.join(), maxLength: 16 },
);

describe('laws of model selection', () => {
  it('every available option leads to an available model', () => {
    fc.assert(
      fc.property(models, fc.option(option, { nil: undefined }), (list, second) => {
        for (const first of availableOptions(list, [undefined, second], 0)) {
          const seconds = second === undefined ? availableOptions(list, [first, undefined], 1) : [second];
          const led = [...seconds].map((each) => findModel(list, [first, each]));
          expect(led.some((model) => model !== undefined && isModelAvailable(model))).toBe(true);
        }
      }),
    );
  });

  it('every available model is reachable through available options', () => {
    fc.assert(
      fc.property(models, (list) => {
        for (const { tier_index: [first, second] = [] } of list.filter(isModelAvailable)) {
          expect(availableOptions(list, [undefined, undefined], 0)).toContain(first);
          expect(availableOptions(list, [first, undefined], 1)).toContain(second);
        }
      }),
    );
  });

  it('a complete selection finds its own model', () => {
    fc.assert(
      fc.property(models, (list) => {
        expect(list.map((model) => findModel(list, model.tier_index ?? []))).toEqual(list);
      }),
    );
  });
});

describe('single model', () => {
  it.each([
    ['none', [], undefined],
    ['one', [{ modelid: 7, stock: 1, status: 1 }], 7],
    ['a sold-out one', [{ modelid: 7, stock: 0, status: 1 }], undefined],
    ['a model that is not normal', [{ modelid: 7, stock: 1, status: 0 }], undefined],
    [
      'two',
      [
        { modelid: 7, stock: 1, status: 1 },
        { modelid: 8, stock: 0, status: 1 },
      ],
      undefined,
    ],
  ])('of %s', (_, list, id) => expect(singleModel(list)?.modelid).toBe(id));
});
