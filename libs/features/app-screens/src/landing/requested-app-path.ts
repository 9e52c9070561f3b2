/** The path that the visitor wanted to open in the app (`?path=`); undefined unless it is one of this store. */
export const requestedAppPath = (query: string): string | undefined => {
  const path = new URLSearchParams(query).get('path');
  return path !== null && /^\/[^/\\]/.test(path) ? path : undefined;
};
