const parameter = /\{(\w+)(?::(\w+))?([?*])?\}/g;
const numeric = ['int', 'id'];

/** Returns an example path for a route's pattern: `/gift/1` for `/gift/{giftId:int}`. */
export const examplePath = (pattern: string): string =>
  pattern.replaceAll(parameter, (_, name: string, type = 'text') =>
    numeric.includes(type) || type === 'digits' ? '1' : name.toLowerCase(),
  );

/** Returns the parameters of the example path. */
export const exampleParams = (pattern: string): Record<string, string | number> =>
  Object.fromEntries(
    [...pattern.matchAll(parameter)].map(([, name = '', type = 'text']) => [
      name,
      numeric.includes(type) ? 1 : type === 'digits' ? '1' : name.toLowerCase(),
    ]),
  );
