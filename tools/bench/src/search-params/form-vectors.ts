/** The inputs of the web platform tests' `urlencoded-parser`; URLSearchParams provides the expected results. */
export const formVectors: readonly string[] = [
  'test',
  '\uFEFFtest=\uFEFF',
  '%EF%BB%BFtest=%EF%BB%BF',
  '%EF%BF%BF=%EF%BF%BF',
  '%FE%FF',
  '%FF%FE',
  '†&†=x',
  '%C2',
  '%C2x',
  '_charset_=windows-1252&test=%C2x',
  '',
  'a',
  'a=b',
  'a=',
  '=b',
  '&',
  '&a',
  'a&',
  'a&a',
  'a&b&c',
  'a=b&c=d',
  'a=b&c=d&',
  '&&&a=b&&&&c=d&',
  'a=a&a=b&a=c',
  'a==a',
  'a=a+b+c+d',
  '%=a',
  '%a=a',
  '%a_=a',
  '%61=a',
  '%61+%4d%4D=',
  'id=0&value=%',
  'b=%2sf%2a',
  'b=%2%2af%2a',
  'b=%%2a',
];

/** Returns the value of `keyword`; empty if there is none. */
export type ReadKeyword = (query: string) => string;

/** Returns each name and each value of a vector, unchanged, as the value of a field that every reader knows. */
const questions = (vector: string): string[] =>
  vector.split('&').flatMap((pair) => {
    const equals = pair.indexOf('=');
    const texts = equals === -1 ? [pair] : [pair.slice(0, equals), pair.slice(equals + 1)];
    return texts.map((text) => `keyword=${text}`);
  });

const platform: ReadKeyword = (query) => new URLSearchParams(query).get('keyword') ?? '';

const isRight = (vector: string, read: ReadKeyword): boolean =>
  questions(vector).every((query) => {
    try {
      return read(query) === platform(query);
    } catch {
      return false;
    }
  });

/** Returns how many vectors a reader decodes like URLSearchParams. */
export const rightVectors = (read: ReadKeyword): number =>
  formVectors.filter((vector) => isRight(vector, read)).length;
