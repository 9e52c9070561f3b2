import { isObject } from '@pasar/json';

const show = (value: unknown): string =>
  value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));

const describeDifference = (expected: unknown, actual: unknown, path: string): string[] => [
  `at ${path || 'the answer'} expected ${show(expected)}, got ${show(actual)}`,
];

const compareLists = (expected: readonly unknown[], actual: readonly unknown[], path: string): string[] =>
  expected.length === actual.length
    ? expected.flatMap((entry, index) => findDifferences(entry, actual[index], 'equal', `${path}[${index}]`))
    : describeDifference(expected, actual, path);

/** Keys with the value undefined count as absent; null does not. */
const definedKeys = (value: Record<string, unknown>): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);

const compareObjects = (
  expected: Record<string, unknown>,
  actual: Record<string, unknown>,
  match: 'equal' | 'subset',
  path: string,
): string[] => {
  const names = new Set([...definedKeys(expected), ...(match === 'equal' ? definedKeys(actual) : [])]);
  return [...names].flatMap((name) => {
    const [one, other] = [expected, actual].map((each) =>
      Object.hasOwn(each, name) ? each[name] : undefined,
    );
    return findDifferences(one, other, match, path ? `${path}.${name}` : name);
  });
};

/**
 * Returns one line per difference between the actual and the expected value. With `subset` only the expected keys are compared,
 * at every level; lists are always compared whole.
 */
export const findDifferences = (
  expected: unknown,
  actual: unknown,
  match: 'equal' | 'subset',
  path = '',
): string[] => {
  if (Array.isArray(expected) && Array.isArray(actual)) return compareLists(expected, actual, path);
  if (isObject(expected) && isObject(actual)) return compareObjects(expected, actual, match, path);
  return expected === actual ? [] : describeDifference(expected, actual, path);
};
