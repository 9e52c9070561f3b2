import { decodeHTMLStrict } from 'entities';
import { htmlText } from './html-text.ts';

/** What no character stands for, a zero or half of a pair, is left off; a reference that nobody knows stays. */
const decodeEntity = (reference: string): string => decodeHTMLStrict(reference).replaceAll('\uFFFD', '');

const decodeEntities = (text: string): string => text.replace(/&#?\w{1,32};/g, decodeEntity);

/** One line of text: no control characters, nothing without a width, no doubled spaces. */
export const oneLine = (text = ''): string =>
  text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** What a description in HTML says: paragraphs and list points as lines, the rest of the markup gone. */
export const plainText = (html = ''): string =>
  decodeEntities(htmlText(html))
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');

const tag = /<\/?[a-z][^<>]{0,2000}>/i;

/** A title is no markup: tags go, also those that were written as references, which an XML feed does. */
export const plainTitle = (text = ''): string => {
  const read = decodeEntities(htmlText(text));
  return oneLine(tag.test(read) ? htmlText(read) : read);
};

/** A category path as feeds write it, `Outdoor > Footwear`: at most three levels, the rest is left off. */
export const categoryPath = (text = ''): string[] =>
  text
    .split('>')
    .map(oneLine)
    .filter((name) => name !== '')
    .slice(0, 3);
