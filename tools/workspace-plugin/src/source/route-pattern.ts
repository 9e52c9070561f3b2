const parameter = /\{(\w+)(?::(\w+))?([?*])?\}/g;
const numeric = ['int', 'id'];

/** The text of an example path of a route's pattern: `/gift/{giftId:int}` is `/gift/1`. */
export const examplePath = (pattern: string): string =>
  pattern.replaceAll(parameter, (_, name: string, type = 'text') =>
    numeric.includes(type) || type === 'digits' ? '1' : name.toLowerCase(),
  );

/** The parameters that the example path carries. */
export const exampleParams = (pattern: string): Record<string, string | number> =>
  Object.fromEntries(
    [...pattern.matchAll(parameter)].map(([, name = '', type = 'text']) => [
      name,
      numeric.includes(type) ? 1 : type === 'digits' ? '1' : name.toLowerCase(),
    ]),
  );
