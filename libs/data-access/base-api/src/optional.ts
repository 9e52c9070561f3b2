/**
 * Marks a screen's need as optional, such as recommendations: when it fails the page's status is unaffected. Returns a copy.
 */
export const optional = <Args extends unknown[], Result>(
  need: (...args: Args) => Result,
): ((...args: Args) => Result) & { readonly optional: true } =>
  Object.assign((...args: Args) => need(...args), { optional: true } as const);
