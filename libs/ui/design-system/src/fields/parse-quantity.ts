/** Parses a text as a whole number and clamps it between `min` and `max`; returns `otherwise` if it is not a number. */
export const parseQuantity = (
  text: string,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number => {
  if (!/^-?\d+$/.test(text)) return otherwise;
  return Math.max(min, Math.min(max, Number(text)));
};
