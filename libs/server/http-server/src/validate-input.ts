import { errorCodes } from '@pasar/error-catalogue';
import { isObject } from '@pasar/json';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiError } from './api-error.ts';
import { findUnsafeText } from './find-unsafe-text.ts';
import type { UnsafeTextOptions } from './find-unsafe-text.ts';

type Properties = Readonly<Record<string, TSchema & { readonly type?: string }>>;

const converters: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => (/^-?\d{1,16}$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d{1,16}(?:\.\d{1,6})?$/.test(text) ? Number(text) : text),
  boolean: (text) => ({ true: true, '1': true, false: false, '0': false })[text] ?? text,
};

const readProperties = (schema: TSchema): Properties =>
  'properties' in schema ? (schema.properties as Properties) : {};

/** Converts query strings to the numbers and booleans of the schema; invalid ones stay strings. */
function convertQuery(schema: TSchema, query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const properties = readProperties(schema);
  const entries = Object.entries(query).map(([key, value]) => {
    const convert = converters[properties[key]?.type ?? ''];
    return [key, typeof value === 'string' && convert ? convert(value) : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Fills in defaults of top-level fields only. */
function withDefaults(schema: TSchema, value: unknown): unknown {
  if (!isObject(value)) return value;
  const defaults = Object.entries(readProperties(schema)).flatMap(([key, property]) =>
    'default' in property && !Object.hasOwn(value, key) ? [[key, property.default]] : [],
  );
  return { ...value, ...Object.fromEntries(defaults) };
}

/** Describes the first validation error that concerns a field: `field_name: must be an integer`. */
function describeViolation(
  errors: readonly { instancePath: string; message: string; params: object }[],
): string {
  const shown = errors.find(({ instancePath }) => instancePath !== '') ?? errors[0];
  if (!shown) return 'The input is not valid.';
  const field = shown.instancePath.slice(1).replaceAll('/', '.') || 'The input';
  const message = shown.message === 'schema is false' ? 'is not a field of this call' : shown.message;
  return `${field}: ${message}`;
}

type Validator = ReturnType<typeof Compile<TSchema>>;

/** Compiles a schema when it is first used: a process starts sooner without compiling those of hundreds of calls. */
function compileOnUse(schema: TSchema): () => Validator {
  let validator: Validator | undefined;
  return () => (validator ??= Compile(schema));
}

export type InputReader = (input: unknown) => unknown;

/** Creates a validator that returns input with defaults filled in, or throws `PARAM` with the field and the reason. */
export function createInputReader(
  schema: TSchema | undefined,
  part: 'query' | 'body',
  options: UnsafeTextOptions = {},
): InputReader {
  if (!schema) return () => undefined;
  const readValidator = compileOnUse(schema);
  return (input) => {
    const unsafe = findUnsafeText(input, options);
    if (unsafe !== undefined) throw new ApiError(errorCodes.PARAM, unsafe);
    const raw = part === 'query' ? convertQuery(schema, (input ?? {}) as Record<string, unknown>) : input;
    const value = withDefaults(schema, raw);
    const validator = readValidator();
    if (validator.Check(value)) return value;
    throw new ApiError(errorCodes.PARAM, describeViolation(validator.Errors(value)));
  };
}

/** Creates a validator of responses that returns the first error as text, or undefined. */
export function createAnswerChecker(schema: TSchema): (data: unknown) => string | undefined {
  const readValidator = compileOnUse(schema);
  return (data) => {
    const validator = readValidator();
    return validator.Check(data) ? undefined : describeViolation(validator.Errors(data));
  };
}
