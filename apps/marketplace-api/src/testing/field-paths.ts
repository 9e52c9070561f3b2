import type { TSchema } from 'typebox';
import type { Shape } from './sample-value.ts';

/** A field of an input, by the names and indexes that lead to it. */
export type Field = { readonly path: readonly string[]; readonly shape: Shape };

const takesText = (shape: Shape): boolean =>
  shape.type === 'string' || (shape.anyOf ?? []).some((each) => takesText(each));

/** Every field of an input schema, nested ones and the first element of lists as well. */
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

/** The fields whose value may be a text. */
export const listTextFields = (schema: TSchema | undefined): Field[] =>
  listFields(schema).filter(({ shape }) => takesText(shape));

/** The input with one field changed; lists and objects that lead to it are made where they are absent. */
export function withField(input: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const isIndex = /^\d+$/.test(name);
  const base = typeof input === 'object' && input !== null ? structuredClone(input) : isIndex ? [] : {};
  const inner = withField((base as Record<string, unknown>)[name], rest, value);
  return Object.assign(base, { [name]: inner });
}
