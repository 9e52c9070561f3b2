/** Deeper than any contract needs; prevents stack overflows in recursive functions. */
export const maxInputDepth = 32;

export type UnsafeTextOptions = {
  /** Checks only the depth, for calls that clean their texts themselves. */
  readonly skipTexts?: boolean;
};

type InputPath = { readonly path: string; readonly depth: number };

/** Characters that PostgreSQL cannot store in text or JSON. */
function findTextFault(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain the character U+0000';
  return text.isWellFormed() ? undefined : 'must not contain half of a surrogate pair';
}

const faultMessage = (path: string, fault: string): string => `${path || 'The input'}: ${fault}`;

function findInEntries(value: object, place: InputPath, options: UnsafeTextOptions): string | undefined {
  for (const [name, each] of Object.entries(value)) {
    const unsafeName = options.skipTexts ? undefined : findTextFault(name);
    if (unsafeName) return faultMessage(place.path, `a field's name ${unsafeName}`);
    const path = place.path ? `${place.path}.${name}` : name;
    const fault = find(each, { path, depth: place.depth + 1 }, options);
    if (fault) return fault;
  }
  return undefined;
}

function find(value: unknown, place: InputPath, options: UnsafeTextOptions): string | undefined {
  if (typeof value === 'string') {
    const fault = options.skipTexts ? undefined : findTextFault(value);
    return fault && faultMessage(place.path, fault);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (place.depth >= maxInputDepth) return `The input is nested deeper than ${maxInputDepth} levels`;
  return findInEntries(value, place, options);
}

/**
 * Finds input that no call may pass to the database: U+0000, lone surrogates, deep nesting. Returns
 * `field.name: must not contain …`, or undefined for safe input.
 */
export const findUnsafeText = (input: unknown, options: UnsafeTextOptions = {}): string | undefined =>
  find(input, { path: '', depth: 0 }, options);
