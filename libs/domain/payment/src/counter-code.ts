/** Bars and gaps of each digit in Interleaved 2 of 5: w is three times as wide as n. */
const digitPatterns = [
  'nnwwn',
  'wnnnw',
  'nwnnw',
  'wwnnn',
  'nnwnw',
  'wnwnn',
  'nwwnn',
  'nnnww',
  'wnnwn',
  'nwnwn',
] as const;

const widths = { n: 1, w: 3 } as const;
const toWidth = (letter: string): number => widths[letter as keyof typeof widths];

const interleave = (bars: string, gaps: string): number[] =>
  [...bars].flatMap((bar, index) => [toWidth(bar), toWidth(gaps[index] ?? 'n')]);

/**
 * Encodes a number as Interleaved 2 of 5: the alternating widths of bars and gaps. Null unless it is an even number of digits.
 */
export const barcodeWidths = (digits: string): readonly number[] | null => {
  if (!/^(\d\d)+$/.test(digits)) return null;
  const pairs = digits.match(/\d\d/g) ?? [];
  const body = pairs.flatMap((pair) =>
    interleave(digitPatterns[Number(pair[0])] ?? '', digitPatterns[Number(pair[1])] ?? ''),
  );
  return [1, 1, 1, 1, ...body, 3, 1, 1];
};

/** Splits a number into groups of four digits for reading. */
export const groupDigits = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
