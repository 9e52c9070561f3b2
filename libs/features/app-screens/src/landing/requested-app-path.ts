/** The app path that the visitor opened (`?path=`), if any; only a path of the store itself. */
export const requestedAppPath = (query: string): string | undefined => {
  const path = new URLSearchParams(query).get('path');
  return path !== null && /^\/[^/\\]/.test(path) ? path : undefined;
};
