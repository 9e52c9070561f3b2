const beyondAscii = /[\u0080-\uffff]/;

/** UTF-8 bytes beyond `text.length`, without encoding: 0 for ASCII. */
export const utf8Surplus = (text: string): number => {
  if (!beyondAscii.test(text)) return 0;
  let surplus = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    surplus += unit < 0x800 ? 1 : 2;
    if (isPair(unit, text.charCodeAt(at + 1))) at += 1;
  }
  return surplus;
};

/** UTF-8 byte length without encoding. A lone surrogate counts as the replacement character: three. */
export const utf8Length = (text: string): number => text.length + utf8Surplus(text);

// A pair is two units long and four bytes: the first unit's three and the second's one.
const isPair = (first: number, second: number): boolean =>
  (first & 0xfc00) === 0xd800 && (second & 0xfc00) === 0xdc00;
