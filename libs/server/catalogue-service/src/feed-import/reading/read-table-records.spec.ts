import { expect, it } from 'vitest';
import { googleMerchant } from '../google-merchant.ts';
import { readTableRecords } from './read-table-records.ts';

async function* chunksOf(...lines: readonly string[]): AsyncGenerator<string> {
  yield lines.join('\n');
}

it('keeps the pictures of a column that a feed repeats', async () => {
  const text = chunksOf('id,additional_image_link,additional_image_link', 'a,1.jpg,2.jpg');
  const { value } = await readTableRecords(text, {
    delimiter: ',',
    headerLine: 1,
    format: googleMerchant,
  }).next();
  expect(value).toEqual({
    line: 2,
    fields: { id: 'a', additional_image_link: '1.jpg\n2.jpg' },
    warnings: [],
  });
});
