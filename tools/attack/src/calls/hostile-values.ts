/** The subset of JSON Schema that hostile requests depend on. */
export type ValueSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly items?: ValueSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ValueSchema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
};

/** Returns the simplest value that the schema accepts. */
export function plainValue(schema: ValueSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return plainValue(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case 'object':
      return plainObject(schema);
    case 'array':
      return [plainValue(schema.items ?? {})];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return schema.pattern === undefined ? 'a'.repeat(Math.max(8, schema.minLength ?? 0)) : '1';
  }
}

/** Returns an object with only its required fields. */
export const plainObject = ({ properties = {}, required = [] }: ValueSchema): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, plainValue(properties[name] ?? {})]));

const encodeCursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** Replacements for a query or path parameter. */
export const hostileTexts: readonly string[] = [
  '\0',
  'a\0b',
  '\uD800',
  "' or 1=1 --",
  '$1',
  '%',
  '-1',
  '1.5',
  '9007199254740993',
  '99999999999999999999999999',
  '1e308',
  'NaN',
  'null',
  '[]',
  '{}',
  ',',
  '',
  'x'.repeat(5000),
  '__proto__',
  encodeCursor([1.5, 1]),
  encodeCursor([-1, -1]),
  encodeCursor(['x', { a: 1 }]),
  encodeCursor({ __proto__: 1 }),
  encodeCursor([1e308, 1e308]),
  encodeCursor([9007199254740992, 'x\0']),
  encodeCursor(null),
  encodeCursor('x'),
  encodeCursor(nested(1000)),
  '[1.5,1]',
  '1.5_1',
  '-1_-1',
];

/** Replacements for a field of a body. */
export const hostileValues: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  '\0',
  'a\0b',
  '\uD800',
  'x'.repeat(5000),
  [],
  Array.from({ length: 2000 }, () => 1),
  {},
  nested(2000),
  JSON.parse('{"__proto__": {"x": 1}, "constructor": 1}'),
];
