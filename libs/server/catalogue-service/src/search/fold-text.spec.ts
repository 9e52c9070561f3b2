import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Thịt bò', 'thit bo'],
  ['Đồng hồ', 'dong ho'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Ｔシャツ', 'tシャツ'],
  ['CAFÉ', 'cafe'],
  ['รองเท้าวิ่ง', 'รองเท้าวิ่ง'],
  ['น\u0e49\u0e33หอม', 'น\u0e49\u0e33หอม'],
  ['ນ\u0ec9\u0eb3', 'ນ\u0ec9\u0eb3'],
  ['हिन्दी', 'हिन्दी'],
  ['Kiln™ Cups℠', 'kiln  cups '],
  ['เเก้ว', 'แก้ว'],
  ['ว\u0e48\u0e34ง', 'ว\u0e34\u0e48ง'],
  ['ว\u0e34\u0e48\u0e48ง', 'ว\u0e34\u0e48ง'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
