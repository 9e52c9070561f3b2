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
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** One line of text: no control characters, no doubled spaces. */
export const oneLine = (text = ''): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** What a description in HTML says: paragraphs and list points as lines, the rest of the markup gone. */
export const plainText = (html = ''): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\s*(br|\/p|\/li|\/div|\/h[1-6])\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, decodeEntity)
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
