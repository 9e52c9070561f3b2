/** Whether a value that was entered is an integer from `min` to `max`. */
export const isIntegerWithin = (
  value: number | null | undefined,
  min: number,
  max: number,
): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
