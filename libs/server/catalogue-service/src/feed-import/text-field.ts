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

/** Normalizes a name such as a brand or an option to one line of text, with its character references decoded. */
export const plainName = (text = ''): string => oneLine(decodeEntities(text));

/** Converts an HTML description to text, with paragraphs and list items as lines. */
export const htmlToText = (html = ''): string =>
  decodeEntities(htmlText(html))
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');

const tag = /<\/?[a-z][^<>]{0,2000}>/i;

/** What a spreadsheet writes where a formula failed. */
const formulaError = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/;

/** Removes tags from a title, also those escaped as references, as in XML feeds. A failed formula is no title. */
export const plainTitle = (text = ''): string => {
  const read = decodeEntities(htmlText(text));
  const title = oneLine(tag.test(read) ? htmlText(read) : read);
  return formulaError.test(title) ? '' : title;
};

/** Parses a category path such as `Outdoor > Footwear`; keeps at most three levels. */
export const parseCategoryPath = (text = ''): string[] =>
  decodeEntities(text)
    .split('>')
    .map(oneLine)
    .filter((name) => name !== '')
    .slice(0, 3);

/** Returns the path of the seller's own category, or of Google's; Google's numbers of categories are not names. */
export const parseGoogleCategoryPath = (own = '', google = ''): string[] =>
  parseCategoryPath(oneLine(own) || (/^\s*\d+\s*$/.test(google) ? '' : google));
