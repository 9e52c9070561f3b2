/** The part of a source map that is read. */
export type SourceMap = {
  readonly sources: readonly string[];
  readonly mappings: string;
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes the base64 VLQ numbers of a segment: five bits a digit, a continuation bit, and the sign in the last bit. */
export const decodeSegment = (segment: string): number[] => {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of segment) {
    const digit = alphabet.indexOf(character);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
};

/** Returns the number of characters of generated code by source; `''` counts those without a source. */
export function readSourceShares(code: string, { sources, mappings }: SourceMap): Map<string, number> {
  const shares = new Map<string, number>();
  const lines = code.split('\n');
  const add = (source: string, length: number) => shares.set(source, (shares.get(source) ?? 0) + length);
  let index = 0;
  for (const [at, written] of mappings.split(';').entries()) {
    let [column, source] = [0, ''];
    for (const segment of written === '' ? [] : written.split(',')) {
      const [step = 0, sourceStep] = decodeSegment(segment);
      add(source, step);
      column += step;
      index += sourceStep ?? 0;
      source = sourceStep === undefined ? '' : (sources[index] ?? '');
    }
    add(source, (lines[at]?.length ?? 0) - column);
  }
  return shares;
}
