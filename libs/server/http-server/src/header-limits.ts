/** Maximum bytes of URL and headers that the web server accepts from a browser. */
export const acceptedHeaderBytes = 16 * 1024;

/** Maximum header bytes of the API: what a browser may send plus what the web server adds. */
export const readHeaderBytes = acceptedHeaderBytes + 4 * 1024;
