import { expect, it } from 'vitest';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { chineseFonts } from './label-fonts.data.ts';
import type { ChineseFont } from './label-fonts.data.ts';
import type { ParcelLabel } from './parcel-label.ts';
import { writeLabel } from './write-label.ts';

const label: ParcelLabel = {
  title: 'Shipping label',
  carrier: 'Post',
  from: { caption: 'From', name: 'A shop', lines: ['Singapore'] },
  to: { caption: 'To', name: 'Ana', lines: ['1 Main Street'], phone: '+65 8123 4567' },
  barcode: 'SP12345678SG',
  references: ['Order 2611220001'],
  contents: ['2 × Cup blue', '1 × Plate'],
};

const write = (changes: Partial<ParcelLabel['to']>, chinese: ChineseFont = chineseFonts.simplified) =>
  writeLabel({ ...label, to: { ...label.to, ...changes } }, { chinese, now: 0 });

it('writes one page of 100 × 150 mm with all texts', async () => {
  const pdf = await write({});
  expect(readPdfText(pdf)).toEqual([
    ...[
      'Post · Shipping label',
      'From',
      'A shop',
      'Singapore',
      'To',
      'Ana',
      '1 Main Street',
      '+65 8123 4567',
    ],
    ...['SP12345678SG', 'Order 2611220001', '2 × Cup blue; 1 × Plate'],
  ]);
  expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 283\.46\d* 425\.19\d*\]/g)).toHaveLength(1);
});

it('writes the same document of the same label', async () => {
  expect((await write({})).equals(await write({}))).toBe(true);
});

it.each([
  ['Polish', 'Świętosława Żółć', 'Świętosława Żółć'],
  ['Vietnamese', 'Nguyễn Thị Đặng', 'Nguyễn Thị Đặng'],
  ['Vietnamese in decomposed letters', 'Nguyễn'.normalize('NFD'), 'Nguyễn'],
  ['Thai', 'สมชาย ใจดี', 'สมชาย ใจดี'],
  ['Devanagari', 'नमन रावत', 'नमन रावत'],
  ['simplified Chinese', '张伟（收）', '张伟（收）'],
  ['traditional Chinese', '王小明', '王小明'],
  ['several scripts', 'Ana 王 สม', 'Ana 王 สม'],
  ['an emoji of several characters', 'Ana 👩‍👩‍👧', 'Ana ?'],
  ['scripts without a font', '한국', '??'],
  ['invisible characters and line breaks', 'A\u200bn\u0000a\u202e\nB', 'Ana B'],
  ['brackets of the file’s own syntax', '(Ana) <x> \\ ET', '(Ana) <x> \\ ET'],
])('writes a name in %s', async (_, name, written) => {
  expect(
    readPdfText(await write({ name }))
      .join('')
      .replaceAll(/\s/g, ''),
  ).toContain(`To${written}1MainStreet`.replaceAll(/\s/g, ''));
});

it.each(Object.entries(chineseFonts))('names the %s font without embedding it', async (_, font) => {
  const pdf = (await write({ name: '王' }, font)).toString('latin1');
  expect(pdf).toContain(`/Encoding /${font.encoding}`);
  expect(pdf).toContain(`/Ordering (${font.ordering})`);
});

it('keeps a label small', async () => {
  expect((await write({ name: 'Łódź สมชาย नमन 王小明 Nguyễn' })).length).toBeLessThan(40_000);
});
