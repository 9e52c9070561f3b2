import { expect, it } from 'vitest';
import { namePart } from './name-part.ts';

it.each([
  ['../../../../../node_modules/immer/dist/immer.mjs', 'immer'],
  ['../../node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs', '@reduxjs/toolkit'],
  ['../../../../../libs/ui/item-card/src/ItemCard.tsx', 'libs/ui/item-card'],
  ['../../../src/app.ts', 'the app itself'],
  ['', 'imports, exports and the runtime'],
])('names the part of %s', (source, part) => {
  expect(namePart(source)).toBe(part);
});
