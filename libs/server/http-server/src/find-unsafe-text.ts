/** Deeper than any input of the contracts; what recurses over an input stays far from the stack's end. */
export const maxInputDepth = 32;

export type UnsafeTextOptions = {
  /** Texts are left to the call, which cleans them; only the depth is checked. */
  readonly skipTexts?: boolean;
};

type InputPath = { readonly path: string; readonly depth: number };

/** PostgreSQL stores neither in a text or in JSON. */
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
 * What no call may pass on to the database: U+0000, half of a surrogate pair, endless nesting. Says where and what, as
 * `field.name: must not contain …`; undefined for input that has none of it.
 */
export const findUnsafeText = (input: unknown, options: UnsafeTextOptions = {}): string | undefined =>
  find(input, { path: '', depth: 0 }, options);
