type Scalar = string | number | boolean;

/** A value of a query; undefined, null and an empty list omit the parameter. */
export type QueryValue = Scalar | readonly Scalar[] | null | undefined;

const writeScalar = (name: string, value: Scalar): string => {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`The query value ${name} is ${value}.`);
  return encodeURIComponent(String(value).toWellFormed());
};

const isList = (value: QueryValue): value is readonly Scalar[] => Array.isArray(value);

const writeValue = (name: string, value: QueryValue): string[] => {
  if (value === undefined || value === null) return [];
  if (!isList(value)) return [`${encodeURIComponent(name)}=${writeScalar(name, value)}`];
  if (value.length === 0) return [];
  return [`${encodeURIComponent(name)}=${value.map((each) => writeScalar(name, each)).join(',')}`];
};

/** `?a=1&b=x,y`, in the given order; list items are encoded, the commas between them are not (amb-list-encoding). */
export const buildQuery = (query: Readonly<Record<string, QueryValue>>): string => {
  const pieces = Object.entries(query).flatMap(([name, value]) => writeValue(name, value));
  return pieces.length > 0 ? `?${pieces.join('&')}` : '';
};
