import { decodeHTMLStrict } from 'entities';
import { htmlText } from './html-text.ts';

/** Removes references to invalid characters, such as NUL or lone surrogates; keeps unknown references. */
const decodeEntity = (reference: string): string => decodeHTMLStrict(reference).replaceAll('\uFFFD', '');

const decodeEntities = (text: string): string => text.replace(/&#?\w{1,32};/g, decodeEntity);

/** Normalizes to one line of text: no control or zero-width characters, none that reverses the text after it, no repeated spaces. */
export const oneLine = (text = ''): string =>
  text
    .replace(/[\u200B\uFEFF\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** What a spreadsheet writes where a formula failed, and what a program writes for no value. */
const noValue = /^(?:#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)|nan|NaN|null|NULL|undefined|None)$/;

const dropNoValue = (line: string): string => (noValue.test(line) ? '' : line);

/** Normalizes an id to one line of text; a failed formula is no id. */
export const plainId = (text = ''): string => dropNoValue(oneLine(text));

/** Normalizes an option that a seller named, which may be “None”, to one line of text, with its character references decoded. */
export const plainOption = (text = ''): string => oneLine(decodeEntities(text));

/** Normalizes a name such as a brand or an attribute to one line of text, as `plainOption`; a failed formula is no name. */
export const plainName = (text = ''): string => dropNoValue(plainOption(text));

/** Converts an HTML description to text, with paragraphs and list items as lines. */
export const htmlToText = (html = ''): string =>
  decodeEntities(htmlText(html))
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');

const tag = /<\/?[a-z][^<>]{0,2000}>/i;

/** Removes tags from a title, also those escaped as references, as in XML feeds. A failed formula is no title. */
export const plainTitle = (text = ''): string => {
  const read = decodeEntities(htmlText(text));
  return dropNoValue(oneLine(tag.test(read) ? htmlText(read) : read));
};

/** Parses a category path such as `Outdoor > Footwear`; keeps at most three levels. */
export const parseCategoryPath = (text = ''): string[] =>
  decodeEntities(text)
    .split('>')
    .map(oneLine)
    .filter((name) => name !== '')
    .slice(0, 3);

/** Returns the deepest of several category paths, or the first of them; commas within a category are escaped. */
export const readDeepestCategory = (text = ''): string[] =>
  text
    .split(/(?<!\\),/)
    .map((category) => parseCategoryPath(category.replaceAll('\\,', ',')))
    .reduce((deepest, next) => (next.length > deepest.length ? next : deepest));

/** Returns the path of the seller's own category, or of Google's; Google's numbers of categories are not names. */
export const parseGoogleCategoryPath = (own = '', google = ''): string[] =>
  parseCategoryPath(oneLine(own) || (/^\s*\d+\s*$/.test(google) ? '' : google));
