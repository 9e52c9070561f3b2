import { expect, it } from 'vitest';
import { parseSearchScope } from './search-scope.ts';

it.each([
  ['keyword=mat', undefined],
  ['category=4&keyword=mat', undefined],
  ['shop=11&collection=3', { kind: 'shop', id: 11 }],
  ['collection=3&catalogue=5', { kind: 'collection', id: 3 }],
  ['catalogue=5', { kind: 'catalogue', id: 5 }],
  ['hashtag=%23mango', { kind: 'hashtag', name: '#mango' }],
  ['hashtag=mango', { kind: 'hashtag', name: '#mango' }],
  ['attrName=Material&attrVal=Rattan', { kind: 'attribute', name: 'Material: Rattan' }],
  ['attrVal=Rattan', { kind: 'attribute', name: 'Rattan' }],
  ['attrName=Material', { kind: 'attribute', name: 'Material' }],
  ['attrId=3&attrVal=Rattan', { kind: 'attribute', name: '3: Rattan' }],
  ['attrId=3&attrName=Material&promotionId=9', { kind: 'attribute', name: 'Material' }],
  ['hashtag=mango&attrId=3', { kind: 'hashtag' }],
  ['category=4&searchPrefill=a&site=b&catalogue=5', { kind: 'catalogue' }],
  ['keyword=mat&category=4&site=b&promotionId=9', { kind: 'voucher' }],
  ['promotionId=9', { kind: 'voucher', id: 9, clear: { promotionId: undefined } }],
])('%s', (query, scope) => {
  const found = parseSearchScope(query);
  if (scope === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(scope);
});
