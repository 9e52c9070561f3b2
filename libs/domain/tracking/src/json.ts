export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = {
  readonly [name: string]: Json;
};

export const isText = (value: unknown): value is string => typeof value === 'string';
/** Whether a value is a finite number. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
/** Whether a value is a safe integer from 0 up. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
