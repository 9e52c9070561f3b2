/**
 * Parses the whole number at the start of a text, before a decimal separator, and clamps it between `min` and `max`; returns
 * `otherwise` if it is not a number.
 */
export const parseQuantity = (
  text: string,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number => {
  const [, whole] = /^(-?\d+)([.,]\d*)?$/.exec(text) ?? [];
  return whole === undefined ? otherwise : Math.max(min, Math.min(max, Number(whole)));
};
