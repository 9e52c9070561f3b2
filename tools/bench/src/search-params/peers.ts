import { searchFields } from '@pasar/search-params';
import { loadPeer } from '../peers.ts';

/** Parses and stringifies a query. */
export type QueryCodec = {
  readonly name: string;
  readonly parse: (query: string) => unknown;
  readonly roundTrip: (query: string) => string;
};

type Values = Readonly<Record<string, unknown>>;

type Nuqs = {
  readonly createLoader: (parsers: object) => (query: string) => Values;
  readonly createSerializer: (parsers: object) => (values: Values) => string;
  readonly parseAsBoolean: object;
  readonly parseAsInteger: object;
  readonly parseAsFloat: object;
  readonly parseAsString: object;
  readonly parseAsArrayOf: (parser: object) => object;
};

const floats = ['minPrice', 'maxPrice', 'lat', 'lon'];
const lists = ['facet', 'locations'];
const integerLists = ['shippingOptions', 'labelIds', 'pLabelIds', 'brands', 'pcpIds', 'itemTagIds'];
const integers = ['ratingFilter', 'page', 'shop', 'subcategory', 'category', 'thirdCategory', 'attrId'];
const moreIntegers = ['shopCollection', 'originalCategoryId', 'collection', 'promotionId', 'catalogue'];
const flags = [
  'withDiscount',
  'freeShipping',
  'newItem',
  'usedItem',
  'preferred',
  'wholesale',
  'payCreditCard',
];
const moreFlags = ['payCOD', 'installment', 'officialMall', 'preOrder', 'skipShuffle', 'noCorrection'];

const createParser = (name: string, nuqs: Nuqs): object => {
  if (floats.includes(name)) return nuqs.parseAsFloat;
  if (lists.includes(name)) return nuqs.parseAsArrayOf(nuqs.parseAsString);
  if (integerLists.includes(name)) return nuqs.parseAsArrayOf(nuqs.parseAsInteger);
  if ([...integers, ...moreIntegers].includes(name)) return nuqs.parseAsInteger;
  return [...flags, ...moreFlags].includes(name) ? nuqs.parseAsBoolean : nuqs.parseAsString;
};

/** The same fields with nuqs's own parsers. */
export const nuqsCodec = async (): Promise<QueryCodec> => {
  const nuqs = await loadPeer<Nuqs>('nuqs/server');
  const parsers = Object.fromEntries(
    Object.keys(searchFields).map((name) => [name, createParser(name, nuqs)]),
  );
  const [load, serialize] = [nuqs.createLoader(parsers), nuqs.createSerializer(parsers)];
  return { name: 'nuqs', parse: load, roundTrip: (query) => serialize(load(query)) };
};

type Texts = {
  readonly parse: (query: string, options?: object) => Values;
  readonly stringify: (values: Values, options?: object) => string;
};

/** qs with its array option; values stay strings. */
export const qsCodec = async (): Promise<QueryCodec> => {
  const { default: qs } = await loadPeer<{ default: Texts }>('qs');
  const parse = (query: string): Values => qs.parse(query, { comma: true });
  return {
    name: 'qs',
    parse,
    roundTrip: (query) => qs.stringify(parse(query), { arrayFormat: 'comma' }),
  };
};

/** query-string with numbers and arrays parsed. */
export const queryStringCodec = async (): Promise<QueryCodec> => {
  const { default: queryString } = await loadPeer<{ default: Texts }>('query-string');
  const options = { arrayFormat: 'comma', parseNumbers: true, parseBooleans: true };
  const parse = (query: string): Values => queryString.parse(query, options);
  return {
    name: 'query-string',
    parse,
    roundTrip: (query) => queryString.stringify(parse(query), options),
  };
};
