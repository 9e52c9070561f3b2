import { searchFields, sortTypes } from '@pasar/search-params';
import type { Page } from '../markdown.ts';
import { code, codes } from '../markdown.ts';

type Codec = { parse(raw: string): unknown; stringify(value: never): string };

const words = ['relevancy', 'ctime', 'pop', 'price', 'distance', 'sales', 'discount', 'asc', 'desc'];

/** Describes the values of a field, by probing its parser. */
const describeCodec = ({ parse }: Codec): string => {
  if (parse('true') === true) return 'yes, or left out';
  if (Array.isArray(parse('12')))
    return Array.isArray(parse('a')) ? 'texts, by commas' : 'whole numbers, by commas';
  if (typeof parse('12') === 'string') return 'text';
  if (typeof parse('1') === 'number') return parse('1.5') === undefined ? 'whole number' : 'number';
  return `one of ${codes(words.filter((word) => parse(word) !== undefined))}`;
};

/** Returns the default, which addresses omit; empty if there is none. */
const describeDefault = ({ parse, stringify }: Codec): string => {
  const parsed = ['0', ...words].map((raw) => parse(raw)).filter((value) => value !== undefined);
  const silent = parsed.find((value) => typeof value !== 'boolean' && stringify(value as never) === '');
  return silent === undefined ? '' : code(String(silent));
};

const fields = Object.entries<Codec>(searchFields as unknown as Record<string, Codec>);

export const searchPage: Page = {
  name: 'search-params',
  title: 'Search addresses',
  about:
    'Every field that a search or browse address may have. A bad value drops its field; a default is never written.',
  sections: [
    {
      title: `${fields.length} fields`,
      head: ['Field', 'Takes', 'Default'],
      rows: fields.map(([name, codec]) => [code(name), describeCodec(codec), describeDefault(codec)]),
    },
    {
      title: 'Sort types, as tracking numbers them',
      head: ['Number', 'Sort'],
      rows: Object.entries<number>(sortTypes).map(([name, number]) => [number, code(name)]),
    },
  ],
};
