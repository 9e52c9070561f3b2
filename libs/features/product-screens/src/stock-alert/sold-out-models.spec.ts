import { anItemDetail } from '@pasar/builders';
import { expect, it } from 'vitest';
import { soldOutModels } from './sold-out-models.ts';

const money = { amount: 100, currency: 'SGD' };
const model = (modelid: number, stock: number, status = 1) => ({
  modelid,
  name: `Model ${modelid}`,
  tier_index: [modelid],
  price: money,
  stock,
  status,
});

it.each([
  ['an item without models', { stock: 0, models: [] }, [0]],
  ['no models in stock', { stock: 3, models: [] }, []],
  ['the models that are sold out', { stock: 3, models: [model(1, 0), model(2, 3)] }, [1]],
  ['no discontinued model', { stock: 0, models: [model(1, 0, 2)] }, []],
  ['no models of an item that is not on sale', { stock: 0, status: 2, models: [] }, []],
])('lists %s', (_, given, modelids) => {
  const soldOut = soldOutModels({ ...anItemDetail(), ...given });
  expect(soldOut.map(({ modelid }) => modelid)).toEqual(modelids);
});
