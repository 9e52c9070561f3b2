/** An exact fraction of two integers, so that money is never multiplied in floating point. */
export type Fraction = {
  readonly numerator: bigint;
  readonly denominator: bigint;
};

/**
 * The fraction of a number's shortest decimal text: 0.1 is 1/10, not the nearest binary value. Throws RangeError unless the
 * number is finite.
 */
export const toFraction = (value: number): Fraction => {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite number.`);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const shift = decimals.length - Number(exponent);
  const digits = BigInt(whole + decimals);
  return shift >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(shift) }
    : { numerator: digits * 10n ** BigInt(-shift), denominator: 1n };
};

/** numerator ÷ denominator, rounded to the nearest integer, halves away from zero (−2.5 → −3). */
export const divideHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
};
