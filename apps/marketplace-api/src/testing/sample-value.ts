import fc from 'fast-check';
import type { TSchema } from 'typebox';

/** The subset of JSON schema that the contracts use. */
export type Shape = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
};

/** Values of existing rows by field name, so that calls find data. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** Returns the first of many samples that match the pattern and are long enough. fast-check's `filter` could run forever. */
function findMatchingText(pattern: string, minLength: number): string {
  const texts = fc.stringMatching(new RegExp(pattern), { size: 'large' });
  const found = fc.sample(texts, { seed: 1, numRuns: 100 }).find(({ length }) => length >= minLength);
  if (found === undefined) throw new Error(`No text of ${minLength} characters matches ${pattern}.`);
  return found;
}

const matchingTexts = new Map<string, string>();

function sampleText({ pattern, minLength = 1 }: Shape): string {
  if (pattern === undefined) return 'a'.repeat(minLength);
  const key = `${minLength} ${pattern}`;
  const text = matchingTexts.get(key) ?? findMatchingText(pattern, minLength);
  matchingTexts.set(key, text);
  return text;
}

const sampleObject = ({ properties = {}, required = [] }: Shape, known: KnownValues) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, shape]) => [name, known[name] ?? sampleValue(shape, known)]),
  );

/** Returns a value that the schema accepts, with required fields only. */
export function sampleValue(schema: TSchema | Shape, known: KnownValues): unknown {
  const shape = schema as Shape;
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return sampleValue(shape.anyOf[0] ?? {}, known);
  if (shape.type === 'string') return sampleText(shape);
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 0;
  if (shape.type === 'boolean') return true;
  if (shape.type === 'array')
    return Array.from({ length: Math.max(1, shape.minItems ?? 1) }, () =>
      sampleValue(shape.items ?? {}, known),
    );
  return shape.type === 'object' ? sampleObject(shape, known) : null;
}
