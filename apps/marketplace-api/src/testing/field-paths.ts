import type { TSchema } from 'typebox';
import type { Shape } from './sample-value.ts';

/** A field of an input, by its path of names and indexes. */
export type Field = { readonly path: readonly string[]; readonly shape: Shape };

const takesText = (shape: Shape): boolean =>
  shape.type === 'string' || (shape.anyOf ?? []).some((each) => takesText(each));

/** Lists every field of an input schema, including nested fields and the first element of lists. */
export function listFields(schema: TSchema | Shape | undefined, path: readonly string[] = []): Field[] {
  if (!schema) return [];
  const shape = schema as Shape;
  const own = path.length === 0 ? [] : [{ path, shape }];
  const nested = Object.entries(shape.properties ?? {}).flatMap(([name, each]) =>
    listFields(each, [...path, name]),
  );
  const alternatives = (shape.anyOf ?? []).flatMap((each) =>
    listFields(each, path).slice(path.length ? 1 : 0),
  );
  const elements = shape.items ? listFields(shape.items, [...path, '0']) : [];
  return [...own, ...nested, ...alternatives, ...elements];
}

/** Lists the fields that accept a string. */
export const listTextFields = (schema: TSchema | undefined): Field[] =>
  listFields(schema).filter(({ shape }) => takesText(shape));

/** Returns the input with one field changed; creates missing lists and objects on its path. */
export function withField(input: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const isIndex = /^\d+$/.test(name);
  const base = typeof input === 'object' && input !== null ? structuredClone(input) : isIndex ? [] : {};
  const inner = withField((base as Record<string, unknown>)[name], rest, value);
  return Object.assign(base, { [name]: inner });
}
