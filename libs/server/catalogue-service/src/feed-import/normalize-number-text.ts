/** The zeros of scripts with digits of their own: Arabic, Persian, Devanagari, Thai. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0x0e_50];

const toAsciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

/**
 * Normalizes a written number: digits of other scripts and fullwidth ones to ASCII, the minus sign to a hyphen, no invisible
 * characters, no apostrophe with which a spreadsheet marks a text.
 */
export const normalizeNumberText = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u2212', '-')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .trim()
    .replace(/^'/, '');

/** Removes the spaces and apostrophes that group the thousands of a number. */
export const joinThousands = (number: string): string => number.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '');
