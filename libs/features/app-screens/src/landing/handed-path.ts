/** The path of the app that someone asked for, if that is what led here: always one of the store's own. */
export const handedPath = (query: string): string | undefined => {
  const path = new URLSearchParams(query).get('path');
  return path !== null && /^\/[^/\\]/.test(path) ? path : undefined;
};
