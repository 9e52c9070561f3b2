/**
 * Marks a screen's need as one that the page can do without, such as what others bought: when it fails the page is still the
 * page, and its status stays what it is. The need itself is left as it was.
 */
export const optional = <Args extends unknown[], Result>(
  need: (...args: Args) => Result,
): ((...args: Args) => Result) & { readonly optional: true } =>
  Object.assign((...args: Args) => need(...args), { optional: true } as const);
