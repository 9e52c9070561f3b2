/** Returns the npm package or our library that a source belongs to. */
export const namePart = (source: string): string => {
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  const own = /((?:libs\/[^/]+|apps)\/[^/]+)\/src\//.exec(source)?.[1];
  return (
    dependency ?? own ?? (/(^|\/)src\//.test(source) ? 'the app itself' : 'imports, exports and the runtime')
  );
};
