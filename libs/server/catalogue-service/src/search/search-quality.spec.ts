import type { SearchAnswer } from '@pasar/catalogue-contract';
import { dayMs } from '@pasar/durations';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

const names: Readonly<Record<string, readonly (readonly [number, string, object?])[]>> = {
  SG: [
    [1, 'Hooded sweatshirt men blue'],
    [2, 'Soap for hands'],
    [3, 'Leather bag'],
    [4, 'Bagels with sesame', { popularity: 9000, details: ['Kept in a cool place'] }],
    [5, 'Kids bicycle'],
    [6, 'First aid kit, box of plasters and aids'],
    [7, 'Running shoes for women', { popularity: 10 }],
    [8, 'Handbag', { type: 'Handbags', context: ['Shoes & Bags'], popularity: 9000 }],
    [9, 'Sandals', { details: ['Lighter than shoes'], popularity: 9000 }],
    [10, 'Wool socks', { popularity: 0, stock: 0 }],
    [11, 'Wool socks', { popularity: 0 }],
    [12, 'Green teapot with a very long name that tells of nothing but what everybody knows already'],
    [13, 'Green teapot'],
    [14, 'Desk lamp', { popularity: 3, ctime: now - 400 * dayMs }],
    [15, 'Desk lamp', { popularity: 0, ctime: now - dayMs }],
    [16, 'Blackberry jam'],
    [17, 'Comfortable couch'],
    [18, 'Red shoes running late'],
    [19, 'Steel knife', { codes: ['KN-0042', '4006381333931'] }],
    [20, 'Leather shoes'],
    [21, 'Garden hose reel', { popularity: 9000 }],
    [22, 'Garden hose knife', { stock: 0 }],
    [23, 'Rain poncho', { popularity: 0, stock: 0 }],
    [24, 'Yellow cape', { type: 'Rain ponchos', popularity: 900 }],
    [25, "Women's sandals", { context: ['Belts & Bags'], popularity: 9000 }],
    [26, "Men's belt", { context: ['Belts & Bags'], popularity: 9000 }],
    [27, 'Ladder with one step'],
    [28, 'Set of two trays'],
    [29, 'Olive tree'],
    [30, 'Belt', { details: ['For women of all sizes'] }],
    [87, 'USB-C cable', { popularity: 4 }],
    [88, 'USB C charger', { popularity: 3 }],
    [89, 'Usbc hub', { popularity: 2 }],
    [90, 'USB lamp', { popularity: 9000 }],
    [91, 'Striped T-shirt'],
    [92, 'Olive oil 500 ml'],
    [93, 'Waterproof photo album', { stock: 0 }],
    [94, 'Photo album', { details: ['With a waterproof cover'], popularity: 9 }],
    [101, 'Book of winning years'],
    [102, 'Singaporean sling'],
  ],
  VN: [
    [31, 'Giày cao gót', { popularity: 900 }],
    [32, 'Con cáo nhồi bông'],
    [33, 'Xe ô tô màu đỏ'],
    [34, 'Xe đạp màu đỏ', { popularity: 900 }],
    [35, 'Vòi sen cho nhà và xưởng'],
    [36, 'Thịt xông khói', { popularity: 900 }],
    [37, 'Thanh gỗ sồi'],
    [38, 'Hộp quà tặng gỗ sồi', { popularity: 900 }],
    [39, 'Túi vải', { popularity: 900 }],
    [40, 'Túi da', { popularity: 9000 }],
    [71, 'Dép nữ', { popularity: 900 }],
    [72, 'Thanh treo rèm'],
    [73, 'Ảnh treo tường'],
    [74, 'Khung ảnh treo'],
    [75, 'Hoa hướng dương vườn nhà'],
    [76, 'Hạt hướng dương vườn nhà', { popularity: 900 }],
    [77, 'Hoa hồng vườn nhà'],
    [78, 'Trứng vườn nhà'],
    [79, 'Dây thừng vườn nhà'],
    [80, 'Võng thừng vườn nhà'],
    [95, 'Thú bông voi xám'],
    [96, 'Thú bông thỏ', { popularity: 900 }],
    [97, 'Ba lô có khóa', { popularity: 900 }],
    [98, 'Ba lô da'],
    [103, 'Há cảo', { popularity: 900 }],
  ],
  PL: [
    [41, 'Pluszowy słoń'],
    [42, 'Słonecznik w doniczce', { popularity: 900 }],
    [43, 'Czerwone buty'],
  ],
  BR: [
    [51, 'Tênis de corrida'],
    [52, 'Bolsas femininas de couro'],
  ],
  TW: [
    [61, '無線滑鼠'],
    [62, '不銹鋼滑鼠墊'],
  ],
  TH: [
    [81, 'กระเป๋าหนัง'],
    [82, 'กีตาร์สำหรับผู้เริ่มต้น แถมกระเป๋า'],
    [83, 'กล้องถ่ายรูป', { popularity: 900 }],
    [84, 'กลองชุด'],
    [88, 'เสื้อยืด', { keywords: 'ดำ ขาว' }],
    [85, 'รองเท้าหนัง', { popularity: 9000 }],
    [86, 'กรอบรูปถ่าย', { popularity: 9000 }],
    [111, 'ถั่วลิสง สูตรดั้งเดิม', { popularity: 900 }],
    [112, 'ถั่วลิสง ดั้งเดิม รสเค็ม'],
    [113, 'ถั่วลิสง', { details: ['ถุงไม่มีเสียงดัง', 'ราคาเดิม'] }],
  ],
};

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, now);
  for (const [market, items] of Object.entries(names)) {
    await addCategory(db, market, [1], 'Things');
    await addShop(db, market, 1);
    for (const [itemid, name, given] of items) await addItem(db, market, itemid, { name, ...given });
  }
  await refreshCatalogues(db, ...Object.keys(names));
  await addItem(db, 'SG', 99, { name: 'Zeppelin kite' });
}, 120_000);
afterAll(async () => {
  await server.close();
  await test.close();
});

const search = async (market: string, keyword: string): Promise<SearchAnswer> => {
  const { data } = await server.get<SearchAnswer>(
    market,
    `/api/v4/search/search_items?${new URLSearchParams({ keyword }).toString()}`,
  );
  return data;
};

describe('finds the best match first', () => {
  it.each([
    ['a stop word is ignored', 'SG', 'sweatshirt for men', [1]],
    ['nor in another language', 'BR', 'bolsa de couro', [52]],
    ['the most common word is dropped first', 'SG', 'green sweatshirt men', [1]],
    ['a kind of product before whom it is for', 'SG', "women's bag", [3]],
    ['also with another apostrophe', 'SG', 'women’s bag', [3]],
    ['also without one', 'SG', 'womens bag', [3]],
    ['also for others', 'SG', "kids' bag", [3]],
    ['also before a more common word', 'VN', 'túi cho nữ', [40, 39]],
    ['also in two words', 'VN', 'túi phụ nữ', [40, 39]],
    ['also in a script without spaces', 'TH', 'กระเป๋าผู้หญิง', [81, 82]],
    ['a kind of product before its colour', 'SG', 'blue shoes', [20, 7, 18]],
    ['before its size and its price', 'SG', 'large shoes under 2', [20, 7, 18]],
    ['also where the kind comes first', 'VN', 'xe màu trắng', [34, 33]],
    ['a colour with the word for colour', 'TH', 'เสื้อยืดสีดำ', [88]],
    ['alone as well', 'TH', 'สีดำ', [88]],
    ['before what begins with its name', 'SG', 'cool bag', [3]],
    ['nothing for an unknown word beside a stop word', 'SG', 'with zorbex', []],
    ['products of a kind for these people', 'SG', "women's belts", [30]],
    ['a name with a hyphen, however it is written', 'SG', 'usb-c', [87, 88, 89]],
    ['a name in two words, however it is written', 'SG', 'usb c', [87, 88, 89]],
    ['a name in one word, however it is written', 'SG', 'usbc', [89, 87, 88]],
    ['a letter and a word as one word', 'SG', 'tshirt', [91]],
    ['a number and its unit as one word', 'SG', 'olive oil 500ml', [92]],
    ['people alone', 'SG', "women's", [25, 7]],
    ['a whole word before a prefix match', 'SG', 'bag', [3]],
    ['accents distinguish words in tonal languages', 'VN', 'cáo', [32]],
    ['no accents are any', 'VN', 'giay cao', [31]],
    ['but a word without any comes first', 'VN', 'cao', [31, 103, 32]],
    ['a word before a longer word with the same prefix', 'PL', 'słoń', [41]],
    ['the product itself before its accessories', 'SG', 'shoes', [20, 7, 18]],
    ['in stock before sold out', 'SG', 'wool socks', [11, 10]],
    ['a sold-out product of that name before others of its kind', 'SG', 'rain poncho', [23, 24]],
    ['a sold-out product with all words in its name before others', 'SG', 'album waterproof', [93, 94]],
    ['a short name before a long one', 'SG', 'green teapot', [13, 12]],
    ['new items rank higher', 'SG', 'desk lamp', [15, 14]],
    ['plural and singular match', 'SG', 'shoe', [7, 20, 18]],
    ['letter case does not matter', 'PL', 'czerwonych butów', [43]],
    ['two words that form one', 'SG', 'black berry jam', [16]],
    ['another name of the same thing', 'SG', 'sofa', [17]],
    ['Simplified Chinese', 'TW', '无线鼠标', [61]],
    ['a code', 'SG', 'kn0042', [19]],
    ['a number with leading zeros', 'SG', '04006381333931', [19]],
    ['words in quotes in a row', 'SG', '"running shoes"', [7]],
    ['without a word', 'SG', 'shoes -leather', [7, 18]],
    ['without a phrase', 'SG', 'shoes -"running shoes"', [20, 18]],
    ['without a word among others', 'TW', '滑鼠 -不銹鋼', [61]],
    ['with a correction before without it', 'SG', 'garden hose kife', [22, 21]],
    ['a syllable that only without its accents is a stop word', 'VN', 'tô đỏ', [33]],
    ['a syllable at the end that only with accents is a stop word', 'VN', 'bông voi', [95]],
    ['a syllable at the beginning', 'VN', 'voi bông', [95]],
    ['a stop word without its accents in between', 'VN', 'ba lo voi khoa', [97]],
    ['joined syllables', 'VN', 'xetô đỏ', [33]],
    ['a typo among accents, where no item has all words', 'VN', 'vòi sen xởng', [35]],
    ['corrected to the nearest accents', 'VN', 'tanh gỗ sồi', [37, 38]],
    [
      'a typo that makes a word which fewer items have beside the others',
      'VN',
      'hớng vườn nhà',
      [76, 75, 78, 80, 79, 77],
    ],
    ['another tone of a word, however common a word in another letter is', 'VN', 'trừng vườn nhà', [78]],
    ['a tone left out in a text without spaces', 'TH', 'กระเปาหนัง', [81]],
    ['a tone left out that makes another word of a name', 'TH', 'กลองถ่ายรูป', [83, 86]],
    ['a tone left out that makes two words, which fewer items have', 'TH', 'ถั่วลิสง ดังเดิม', [111, 112, 113]],
    ['an unfinished word', 'SG', 'running sho', [7, 18]],
    ['an emoji', 'SG', '👟', [7, 18]],
    ['an emoji with a variation selector', 'SG', '👟\uFE0F', [7, 18]],
    ['without what has all of a text in two scripts', 'SG', 'red shoes -"red 鞋"', [18]],
    ['an emoji with a skin tone', 'SG', '🫲🏽 soap', [2]],
    ['an emoji none of whose words any item has', 'SG', '😀', []],
    ['nor the stop words of its name', 'SG', '😂', []],
    ['nor a word that begins like its name', 'SG', '🇸🇬', []],
    ['a typed word beside such an emoji', 'SG', '😂 soap', [2]],
    ['new items since the last count', 'SG', 'zeppelin', [99]],
  ])('%s', async (_, market, keyword, found) => {
    const { items } = await search(market, keyword);
    expect(items.map(({ itemid }) => itemid)).toEqual(found);
  });
});

describe('reports its counts', () => {
  it.each([
    ['reports the dropped words', 'SG', 'green sweatshirt men', { dropped: ['green'] }],
    ['as they were typed', 'BR', 'tênis Chapéu', { dropped: ['chapéu'] }],
    ['does not report a stop word', 'SG', 'sweatshirt for men', { dropped: undefined }],
    ['does not correct a word of an item', 'SG', 'kids', { corrected: undefined }],
    [
      'does not correct to a word without common items',
      'SG',
      'jan lamp',
      { corrected: undefined, dropped: ['jan'] },
    ],
    [
      'does not correct to a word that occurs with none of the others',
      'SG',
      'one two three',
      { corrected: undefined, dropped: ['three', 'one'] },
    ],
    ['does not correct a word that describes offers', 'SG', 'best', { corrected: undefined }],
    ['reports a dropped colour', 'SG', 'blue shoes', { dropped: ['blue'] }],
    ['drops nothing of an emoji', 'SG', '👟\uFE0F', { dropped: undefined }],
    ['corrects no name of an emoji', 'SG', '😂', { corrected: undefined }],
    ['nor beside a typo', 'SG', '😂 soep', { corrected: 'face with tears of joy soap' }],
    ['reports whom the product is for', 'SG', "women's bag", { dropped: ['women'] }],
    ['keeps accents in corrections', 'BR', 'tênis de corida', { corrected: 'tênis de corrida' }],
    [
      'corrects a letter left out of a short word rather than one too many before it',
      'VN',
      'tanh treo',
      { corrected: 'thanh treo' },
    ],
    ['writes corrections as they were typed', 'TH', 'กระเปาหนัง', { corrected: 'กระเป๋าหนัง' }],
    [
      'does not correct words that no item has together, though one is nearly another',
      'TH',
      'กลองหนัง',
      { corrected: undefined, dropped: ['หนัง'] },
    ],
    ['does not correct a part of a word', 'TH', 'กีตา', { corrected: undefined }],
    ['gives a corrected word its accents', 'BR', 'teniss de corrida', { corrected: 'tênis de corrida' }],
  ])('%s', async (_, market, keyword, told) => {
    const { corrected, dropped } = await search(market, keyword);
    expect({ corrected, dropped }).toMatchObject(told);
  });
});

/** Unusual input never causes a server error. */
describe('bad input', () => {
  it.each([
    ['only stop words', 'for the', 200],
    ['only punctuation', '?!… — ""', 200],
    ['mixed scripts', 'shoes รองเท้า 鞋 обувь', 200],
    ['operators of the database', "a & | ! <-> ':* \\", 200],
    ['unclosed quotes', '"running', 200],
    ['nothing but minus', '- -- -', 200],
    ['nothing but an excluded letter', '-的', 200],
    ['an excluded mark in quotes', 'shoes -"?"', 200],
    ['two hundred letters', 'a'.repeat(200), 200],
    ['five kilobytes', 'shoe '.repeat(1000), 400],
  ])('%s', async (_, keyword, status) => {
    const answer = await server.get(
      'SG',
      `/api/v4/search/search_items?keyword=${encodeURIComponent(keyword)}`,
    );
    expect(answer.status).toBe(status);
  });
});
