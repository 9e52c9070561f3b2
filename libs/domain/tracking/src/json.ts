export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = {
  readonly [name: string]: Json;
};

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
