/** The inputs of the web platform tests' `urlencoded-parser`; the platform's own URLSearchParams says what is right. */
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

/** The text that a reader finds under `keyword`; empty when there is none. */
export type ReadKeyword = (query: string) => string;

/** Each name and each value of a vector as it stands, made the value of a field that every reader knows. */
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

/** How many vectors a reader decodes as the platform does. */
export const rightVectors = (read: ReadKeyword): number =>
  formVectors.filter((vector) => isRight(vector, read)).length;
