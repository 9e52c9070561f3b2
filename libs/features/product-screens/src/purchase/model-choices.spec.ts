import { aModel, anItemDetail, anItemWithChoices } from '@pasar/builders';
import { describe, expect, it } from 'vitest';
import {
  listModelChoices,
  choose,
  chosenModel,
  firstSelection,
  openOptions,
  openTiers,
} from './model-choices.ts';

const two = listModelChoices(anItemWithChoices());
const plain = listModelChoices(anItemDetail());
const single = listModelChoices(anItemDetail({ models: [aModel(9, [])] }));
const unnamed = listModelChoices(
  anItemDetail({ models: [aModel(1, [], { name: 'Red' }), aModel(2, [], { name: 'Blue' })] }),
);

it.each([
  ['a plain item', plain, []],
  ['one model', single, []],
  ['two tiers', two, ['Colour', 'Size']],
  ['models without tiers form one unnamed tier', unnamed, ['']],
])('%s', (_, { tiers }, names) => {
  expect(tiers.map(({ name }) => name)).toEqual(names);
});

it.each([
  ['an item without models has none', plain, [], undefined],
  ['the only model', single, [], 9],
  ['nothing chosen', two, [undefined, undefined], undefined],
  ['half chosen', two, [0, undefined], undefined],
  ['all chosen', two, [0, 1], 2],
  ['all options selected, sold out', two, [1, 1], 4],
  ['by name', unnamed, [1], 2],
])('the model: %s', (_, choices, selection, modelid) => {
  expect(chosenModel(choices, selection)?.modelid).toBe(modelid);
});

describe('selecting', () => {
  it.each([
    ['an option', [undefined, undefined], 0, 1, [1, undefined]],
    ['another option', [1, 0], 0, 0, [0, 0]],
    ['the same option again clears it', [1, 0], 0, 1, [undefined, 0]],
  ])('%s', (_, before, tier, option, after) => {
    expect(choose(before, tier, option)).toEqual(after);
  });

  it('preselects tiers with a single option', () => {
    const oneColour = listModelChoices(anItemWithChoices({ models: [aModel(1, [0, 0]), aModel(2, [0, 1])] }));
    expect(firstSelection(oneColour)).toEqual([0, undefined]);
    expect(openTiers(oneColour, firstSelection(oneColour))).toEqual(['Size']);
  });

  it.each([
    ['its options', 2, [0, 1]],
    ['none for a model of another item', 99, [undefined, undefined]],
    ['none for no number', NaN, [undefined, undefined]],
  ])('selects of the model in the address: %s', (_, modelid, selection) => {
    expect(firstSelection(two, modelid)).toEqual(selection);
  });

  it('disables the option without stock', () => {
    expect([...openOptions(two, [1, undefined], 1)]).toEqual([0]);
    expect([...openOptions(two, [undefined, 1], 0)]).toEqual([0]);
  });
});
