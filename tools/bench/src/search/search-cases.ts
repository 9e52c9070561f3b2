/** A search of the bench: its market, and the query of its first page. */
export type SearchCase = {
  readonly what: string;
  readonly market: string;
  readonly query: string;
};

const singapore = (what: string, query: string): SearchCase => ({ what, market: 'sg', query });

/** Typical searches: lists, words, filters, sort orders, six languages. */
export const searchCases: readonly SearchCase[] = [
  singapore('the whole market', ''),
  singapore('the mall', 'official=true'),
  singapore('by price', 'sort_by=price'),
  singapore('by price, dearest first', 'sort_by=price&order=desc'),
  singapore('newest', 'sort_by=ctime'),
  singapore('most sold', 'sort_by=sales'),
  singapore('most reduced', 'sort_by=discount'),
  singapore('nearest', 'sort_by=distance&lat=1.3&lon=103.8'),
  singapore('a department', 'category=11010000'),
  singapore('a category by price', 'category=11010100&sort_by=price'),
  singapore('a category', 'category=11010101'),
  singapore('one letter', 'keyword=a'),
  singapore('a word', 'keyword=shoes'),
  singapore('a brand', 'keyword=lumora'),
  singapore('two words', 'keyword=running+shoes'),
  singapore('one typo', 'keyword=runing+shoes'),
  singapore('a word and filters', 'keyword=shoes&free_shipping=true&rating=4&max_price=5000'),
  singapore('one filter', 'free_shipping=true'),
  singapore('a price range', 'min_price=2000&max_price=2500'),
  singapore('four choices', 'brands=Lumora,Velmora&locations=Bedok&rating=4&shipping_options=2'),
  singapore('rare choices', 'brands=Isoletta&locations=Bedok&min_price=9000&max_price=10000&video=true'),
  { what: 'Thai', market: 'th', query: 'keyword=รองเท้า' },
  { what: 'Thai, one text of several words', market: 'th', query: 'keyword=กระเป๋าเดินทาง' },
  { what: 'Thai, one typo', market: 'th', query: 'keyword=รองเทาวิ่ง' },
  { what: 'Chinese', market: 'tw', query: 'keyword=耳機' },
  { what: 'Vietnamese', market: 'vn', query: 'keyword=giay' },
  { what: 'Vietnamese, a typo that makes a word', market: 'vn', query: 'keyword=hớng vườn chăm' },
  { what: 'Portuguese', market: 'br', query: 'keyword=tenis' },
  { what: 'Polish', market: 'pl', query: 'keyword=buty' },
];
