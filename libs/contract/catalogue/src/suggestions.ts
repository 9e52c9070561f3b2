import { defineCall, MoneySchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getSearchSuggestionsPath } from './paths.ts';

const SuggestionSchema = Type.Object({
  kind: Type.Union([
    Type.Literal('keyword'),
    Type.Literal('category'),
    Type.Literal('shop'),
    Type.Literal('product'),
  ]),
  text: Type.String(),
  /** A path of this store. */
  link: Type.String(),
  /** Products only. */
  picture: Type.Optional(PictureSchema),
  price: Type.Optional(MoneySchema),
  /** The name of the product's category. */
  category: Type.Optional(Type.String()),
});
export type Suggestion = Static<typeof SuggestionSchema>;

export const getSearchSuggestions = defineCall({
  id: 'search-suggest',
  method: 'GET',
  path: getSearchSuggestionsPath,
  summary: 'Get search suggestions; popular searches for an empty text',
  auth: 'none',
  query: strictObject({ keyword: Type.String({ maxLength: 200 }) }),
  data: Type.Object({
    suggestions: Type.Array(SuggestionSchema),
    /** The text that was completed instead of the given one. */
    corrected: Type.Optional(Type.String()),
  }),
});
