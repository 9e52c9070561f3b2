import { expect, it } from 'vitest';
import { pictureQuery, parseSearchPicture } from './search-picture.ts';

it.each([
  ['keyword=mat', undefined],
  ['imageId=', undefined],
  [`imageId=${'x'.repeat(101)}`, undefined],
  ['imageId=rattan-1', { image_id: 'rattan-1' }],
  ['imageId=rattan-1&candidateBox=0,0,1,1', { image_id: 'rattan-1', candidate_box: '0,0,1,1' }],
])('%s', (query, picture) => {
  const found = parseSearchPicture(query);
  expect(found).toEqual(picture);
  expect(found && parseSearchPicture(pictureQuery(found))).toEqual(picture);
});
