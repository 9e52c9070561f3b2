import { htmlText } from './html-text.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decodeEntity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const text = Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return text.isWellFormed() ? text : '';
};

/** One line of text: no control characters, no doubled spaces. */
export const oneLine = (text = ''): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** What a description in HTML says: paragraphs and list points as lines, the rest of the markup gone. */
export const plainText = (html = ''): string =>
  htmlText(html)
    .replace(/&(#?\w{1,32});/g, decodeEntity)
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');

/** A category path as feeds write it, `Outdoor > Footwear`: at most three levels, the rest is left off. */
export const categoryPath = (text = ''): string[] =>
  text
    .split('>')
    .map(oneLine)
    .filter((name) => name !== '')
    .slice(0, 3);
