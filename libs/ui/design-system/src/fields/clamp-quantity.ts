/** The whole number that a typed text means, held between `min` and `max`; what is no number gives `otherwise`. */
export const clampQuantity = (
  text: string,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number => {
  if (!/^-?\d+$/.test(text)) return otherwise;
  return Math.max(min, Math.min(max, Number(text)));
};
