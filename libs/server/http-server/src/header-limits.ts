/** Bytes of address and headers that a browser may send: the web server in front refuses more, so that the API never has to. */
export const acceptedHeaderBytes = 16 * 1024;

/** Bytes that the API reads: what a browser may send, and what the web server adds when it passes a request on. */
export const readHeaderBytes = acceptedHeaderBytes + 4 * 1024;
